/**
 * Keeps the waitlist's signups in this spreadsheet, one row each: families on the sheet "Families",
 * clinics on "Clinics", and whatever cannot be read or stored there on "Unreadable". It only adds
 * rows, and it adds every valid signup: one whose address is listed already is marked as a repeat.
 *
 * How to set it up and update it: receivers/README.md of the project that this file comes from.
 *
 * @OnlyCurrentDoc The script may use this spreadsheet and no other.
 */

const VERSION = 5;

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
// The site waits 15 seconds for an answer.
const LONGEST_WAIT_FOR_LOCK = 10 * 1000;

/** Tells whoever opens the web app's address whether it works. */
function doGet() {
  return ContentService.createTextOutput(
    SpreadsheetApp.getActiveSpreadsheet()
      ? `This waitlist receiver works (version ${VERSION}).`
      : "This script belongs to no spreadsheet, so every signup is lost. Open a spreadsheet, choose Extensions, Apps Script, and paste the script there.",
  );
}

/** Takes one signup, the body of a POST request. */
function doPost(event) {
  const body = event?.postData?.contents ?? "";
  try {
    addSignup(readSignup(body));
    return ContentService.createTextOutput("Received.");
  } catch (error) {
    const Body = asText(body.slice(0, LONGEST_BODY));
    const row = { Received: new Date(), Reason: asText(error.message), Body };
    try {
      addRow("Unreadable", row);
    } catch {
      Utilities.sleep(1000); // Errors of Google's pass.
      addRow("Unreadable", row);
    }
    return ContentService.createTextOutput(`Kept on the sheet "Unreadable": ${error.message}`);
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

/** Adds a signup to its audience's sheet. Fields without a title are kept together under "More". */
function addSignup({ audienceType, ...fields }) {
  const { sheetName, titles } = LISTS[audienceType];
  const isRepeat = isListed(sheetName, fields.email);
  const row = {};
  for (const [key, title] of Object.entries(titles)) {
    row[title] = asText(fields[key]);
    delete fields[key];
  }
  row.Received = new Date();
  row.Repeat = isRepeat ? "yes" : "";
  if (Object.keys(fields).length > 0) row.More = asText(JSON.stringify(fields));
  addRow(sheetName, row);
}

function isListed(sheetName, email) {
  const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheetByName(sheetName);
  const column = sheet ? titlesOf(sheet).indexOf(COMMON_TITLES.email) + 1 : 0;
  if (column === 0) return false;
  const cells = sheet.getRange(1, column, sheet.getLastRow(), 1).getValues();
  return cells.some(([cell]) => String(cell).toLowerCase() === email.toLowerCase());
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

/**
 * Adds a row to a sheet, each value in the column of its title. No lock is needed: `appendRow` finds
 * the last row and writes below it in one step, however many signups come at the same time.
 */
function addRow(sheetName, row) {
  const sheet = sheetWithTitles(sheetName, Object.keys(row));
  sheet.appendRow(titlesOf(sheet).map((title) => row[title] ?? ""));
  // Writes now, so that a refused row throws here, while it can still be kept.
  SpreadsheetApp.flush();
}

/** Returns the sheet of this name, made if there is none, with these titles among those in row 1. */
function sheetWithTitles(sheetName, titles) {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  const existing = spreadsheet.getSheetByName(sheetName);
  if (existing && missingTitles(existing, titles).length === 0) return existing;

  // Otherwise two signups at the same time would each add the titles.
  const lock = LockService.getScriptLock();
  lock.waitLock(LONGEST_WAIT_FOR_LOCK);
  try {
    const sheet = spreadsheet.getSheetByName(sheetName) ?? spreadsheet.insertSheet(sheetName);
    addTitles(sheet, missingTitles(sheet, titles));
    SpreadsheetApp.flush();
    return sheet;
  } finally {
    lock.releaseLock();
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
