/**
 * Keeps the waitlist's signups in this spreadsheet, one row each: families on the sheet "Families",
 * clinics on "Clinics", and whatever cannot be read or stored there on "Unreadable". It only adds
 * rows, and it adds every valid signup: one whose address is listed already is marked as a repeat.
 *
 * How to set it up and update it: receivers/README.md of the project that this file comes from.
 *
 * @OnlyCurrentDoc The script may use this spreadsheet and no other.
 */

const VERSION = 6;

// The titles in row 1, by the names that the form sends. Columns may be moved and added as long as
// these titles stay; the script adds a title that is missing on the right.
const COMMON_TITLES = {
  name: "Full name",
  email: "Email address",
  isSubscribed: "Wants updates",
  timestamp: "Sent",
};
const LISTS = {
  patients: { sheetName: "Families", titles: COMMON_TITLES },
  providers: {
    sheetName: "Clinics",
    titles: {
      ...COMMON_TITLES,
      practiceName: "Practice or clinic name",
      role: "Role",
      specialties: "Specialties",
      patientsPerMonth: "Patients per month",
    },
  },
};

// A cell holds 50,000 characters.
const LONGEST_BODY = 40000;
// The site waits 15 seconds for an answer, the queue 12.
const LONGEST_WAIT_FOR_LOCK = 8 * 1000;

/** Tells whoever opens the web app's address whether it works. */
function doGet() {
  return ContentService.createTextOutput(
    SpreadsheetApp.getActiveSpreadsheet()
      ? `This waitlist receiver works (version ${VERSION}).`
      : "This script belongs to no spreadsheet, so every signup is lost. Open a spreadsheet, choose Extensions, Apps Script, and paste the script there.",
  );
}

/** Takes the body of a POST request: one signup, or several that the queue on Netlify delivers. */
function doPost(event) {
  const body = event?.postData?.contents ?? "";
  const queued = readQueued(body);
  const entries = (queued ?? [{ body }]).map(readEntry);
  let { reason } = entries[0];
  try {
    for (const name of new Set(entries.map(({ sheetName }) => sheetName))) {
      addRows(name, entries.flatMap(({ sheetName, row }) => (sheetName === name ? row : [])));
    }
  } catch (error) {
    // The queue delivers several again, in two halves; a single one is kept whatever its fault.
    if (entries.length > 1) throw error;
    Utilities.sleep(1000); // Errors of Google's pass.
    reason ??= error.message;
    addRows("Unreadable", [unreadableRow(queued?.[0] ?? { body }, reason)]);
  }
  return ContentService.createTextOutput(
    reason && !queued ? `Kept on the sheet "Unreadable": ${reason}` : "Received.",
  );
}

/** Returns the list of { id, body } that the queue sends; undefined if a body is anything else. */
function readQueued(body) {
  try {
    const list = JSON.parse(body);
    const isQueued = ({ id, body }) => id && typeof id === "string" && typeof body === "string";
    return list.length > 0 && list.every(isQueued) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the sheet and the row of a body, with the reason if it is unreadable. */
function readEntry({ id, body }) {
  try {
    const { audienceType, ...fields } = readSignup(body);
    const { sheetName, titles } = LISTS[audienceType];
    return { sheetName, row: signupRow(id, fields, titles) };
  } catch ({ message }) {
    return { sheetName: "Unreadable", row: unreadableRow({ id, body }, message), reason: message };
  }
}

/** Returns the signup in a body; throws an error that says what is wrong if there is none. */
function readSignup(body) {
  const signup = JSON.parse(body);
  if (!Object.keys(LISTS).includes(signup?.audienceType)) throw new Error("Unknown audience.");
  const { name, email } = signup;
  if (typeof name !== "string" || name.trim() === "") throw new Error("There is no name.");
  if (typeof email !== "string" || !/^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(email)) {
    throw new Error("There is no email address.");
  }
  return signup;
}

/** Returns the values of a row by title. Fields without a title are kept together under "More". */
function signupRow(id, fields, titles) {
  const row = {};
  for (const [key, title] of Object.entries(titles)) {
    row[title] = asText(fields[key]);
    delete fields[key];
  }
  row.Received = new Date();
  row.Repeat = "";
  if (Object.keys(fields).length > 0) row.More = asText(JSON.stringify(fields));
  if (id) row.Id = asText(id);
  return row;
}

function unreadableRow({ id, body }, reason) {
  const Body = asText(body.slice(0, LONGEST_BODY));
  return { Received: new Date(), Reason: asText(reason), Body, ...(id && { Id: asText(id) }) };
}

/**
 * Returns a value as a sheet keeps it to the letter: after an apostrophe, which the sheet does not
 * show, nothing is taken for a formula, a number or a date.
 */
function asText(value = "") {
  if (value === "") return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return `'${typeof value === "string" ? value : JSON.stringify(value)}`;
}

/** Adds rows to a sheet, each value in the column of its title, and marks repeated addresses. */
function addRows(sheetName, rows) {
  const sheet = sheetWithTitles(sheetName, [...new Set(rows.flatMap(Object.keys))]);
  const listed = new Set(column(sheet, COMMON_TITLES.email).map((cell) => cell.toLowerCase()));
  for (const row of rows.filter((row) => "Repeat" in row)) {
    const email = row[COMMON_TITLES.email].toLowerCase();
    if (listed.has(email)) row.Repeat = "yes";
    listed.add(email);
  }
  // A row without an Id needs no lock: `appendRow` finds the last row and writes below it in one step,
  // however many signups come at the same time.
  if (rows[0].Id) withLock(() => addQueuedRows(sheet, rows));
  else sheet.appendRow(linesOf(sheet, rows)[0]);
  // Writes now, so that a refused row throws here, while it can still be kept.
  SpreadsheetApp.flush();
}

/** Adds those rows whose Id is not listed: the queue sends again what was not answered in time. */
function addQueuedRows(sheet, rows) {
  const listed = new Set(column(sheet, "Id"));
  const missing = rows.filter(({ Id }) => !listed.has(Id) && listed.add(Id));
  if (missing.length === 0) return;
  const [first, ...others] = linesOf(sheet, missing);
  sheet.appendRow(first);
  if (others.length === 0) return;
  // Nobody else writes into rows that are inserted above a filled one: all append below it.
  const place = column(sheet, "Id").lastIndexOf(missing[0].Id) + 1;
  sheet.insertRowsBefore(place, others.length);
  sheet.getRange(place, 1, others.length, first.length).setValues(others);
}

function linesOf(sheet, rows) {
  const titles = titlesOf(sheet);
  return rows.map((row) => titles.map((title) => row[title] ?? ""));
}

/** Returns the column of a title as `asText` wrote it, from row 1 on; nothing if there is none. */
function column(sheet, title) {
  const place = titlesOf(sheet).indexOf(title) + 1;
  if (place === 0) return [];
  const cells = sheet.getRange(1, place, sheet.getLastRow(), 1).getValues();
  return cells.map(([cell]) => asText(String(cell)));
}

/** Returns the sheet of this name, made if there is none, with these titles among those in row 1. */
function sheetWithTitles(sheetName, titles) {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  const existing = spreadsheet.getSheetByName(sheetName);
  if (existing && missingTitles(existing, titles).length === 0) return existing;

  // Otherwise two signups at the same time would each add the titles.
  return withLock(() => {
    const sheet = spreadsheet.getSheetByName(sheetName) ?? spreadsheet.insertSheet(sheetName);
    addTitles(sheet, missingTitles(sheet, titles));
    return sheet;
  });
}

/** Does some work while no other run does any; not within such work. */
function withLock(work) {
  const lock = LockService.getScriptLock();
  lock.waitLock(LONGEST_WAIT_FOR_LOCK);
  try {
    return work();
  } finally {
    try {
      SpreadsheetApp.flush(); // The next one has to see it.
    } finally {
      lock.releaseLock();
    }
  }
}

function addTitles(sheet, titles) {
  const lastColumn = sheet.getLastColumn();
  if (lastColumn === 0) {
    sheet.appendRow(titles);
    sheet.setFrozenRows(1);
  } else if (titles.length > 0) {
    sheet.insertColumnsAfter(lastColumn, titles.length);
    sheet.getRange(1, lastColumn + 1, 1, titles.length).setValues([titles]);
  }
}

function missingTitles(sheet, titles) {
  const present = titlesOf(sheet);
  return titles.filter((title) => !present.includes(title));
}

function titlesOf(sheet) {
  return sheet.getRange(1, 1, 1, Math.max(1, sheet.getLastColumn())).getValues()[0];
}
