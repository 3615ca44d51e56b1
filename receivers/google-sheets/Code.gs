/**
 * Keeps the waitlist's signups in this spreadsheet: families in the sheet "Families", clinics in
 * "Clinics", and whatever is not a signup in "Refused", with the reason. How to set it up, update
 * it and delete somebody's data: receivers/README.md, where this file comes from.
 *
 * @OnlyCurrentDoc The script may touch this spreadsheet and no other.
 */

const VERSION = "1.0.0";

// Who is told of new signups; empty: nobody. The messages hold no names and no addresses.
const OWNER_EMAIL = "";

// true: a message for each new signup. It counts towards Google's limit of e-mails a day, and
// nothing but the message is lost beyond that. For a summary once a day leave this false and add
// a daily trigger for sendDailySummary (in the editor: Triggers, Add trigger).
const EMAIL_EACH_SIGNUP = false;

// More signups than this within a minute are a flood; those beyond it go to "Refused". A higher
// number lets more junk into the lists: 60 a minute are up to 86,400 rows a day. A lower one
// refuses people on a good day, and "Refused" keeps only as many rows as the next line says.
const MOST_SIGNUPS_PER_MINUTE = 60;
const MOST_ROWS_ASIDE = 200;

// A clinic's signup with every field filled to the brim is shorter than this.
const MOST_CHARACTERS_ASIDE = 2000;
const MOST_BODY_BYTES = 64 * 1024;
const DAY = 24 * 60 * 60 * 1000;

// The site gives up after 15 seconds and lets the visitor send again, so nobody is misled when a
// signup waits for its turn longer than that and is refused; sent again, it is still one row.
const LONGEST_WAIT = 30 * 1000;

// The forms' fields in their order, with the limits of the site's own rules.
const NAME = { key: "name", title: "Full name", least: 2, most: 200 };
const EMAIL = { key: "email", title: "Email address", least: 6, most: 254 };
const SUBSCRIBED = { key: "isSubscribed", title: "Wants updates" };
const LISTS = {
  patients: { sheet: "Families", fields: [NAME, EMAIL, SUBSCRIBED] },
  providers: {
    sheet: "Clinics",
    fields: [
      NAME,
      EMAIL,
      { key: "practiceName", title: "Practice or clinic name", least: 2, most: 200 },
      { key: "role", title: "Role", least: 2, most: 200 },
      { key: "specialties", title: "Specialties", least: 0, most: 500 },
      { key: "patientsPerMonth", title: "Patients per month", least: 0, most: 100 },
      SUBSCRIBED,
    ],
  },
};
const SENT = "Sent";
const RECEIVED = "Received";
const TIMES = "Times received";
const REASON = "Reason";
const BODY = "Body";

/** Answers somebody who opens the address in a browser. */
function doGet() {
  return ContentService.createTextOutput(`This waitlist receiver works (version ${VERSION}).`);
}

/**
 * Takes one signup. Whatever goes wrong, what came ends up in "Refused"; should even that fail,
 * the error is passed on and shows under Executions in the Apps Script editor.
 * The answer is the same for a new address and a known one, so that nobody can ask who is listed.
 */
function doPost(e) {
  const { contents = "", length = 0 } = (e && e.postData) || {};
  const lock = LockService.getScriptLock();
  let reply = "Received.";
  let grown = "";
  try {
    if (!lock.tryLock(LONGEST_WAIT)) throw new Error("Too many signups at the same moment.");
    const { list, signup } = readSignup(contents, length);
    if (isTest(signup)) {
      reply = `A test signup for "${list.sheet}" arrived; see "Tests" (version ${VERSION}).`;
      keepAside("Tests", `A test signup for "${list.sheet}".`, contents, true);
    } else {
      refuseFlood();
      if (keepSignup(list, signup)) grown = list.sheet;
    }
    SpreadsheetApp.flush();
  } catch (error) {
    reply = `Refused: ${error.message}`;
    grown = "";
    keepAside("Refused", error.message, contents, lock.hasLock());
    SpreadsheetApp.flush();
  } finally {
    lock.releaseLock();
  }
  if (grown && EMAIL_EACH_SIGNUP) tellOwner(`New on the waitlist: ${grown}`);
  return ContentService.createTextOutput(reply);
}

/** Tells the owner how many came within a day, and changes nothing; for a trigger once a day. */
function sendDailySummary() {
  const yesterday = Date.now() - DAY;
  const counts = [LISTS.patients.sheet, LISTS.providers.sheet, "Refused"].map((name) => {
    const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheetByName(name);
    const column = sheet ? titlesOf(sheet).indexOf(comparable(RECEIVED)) + 1 : 0;
    const moments = column > 0 ? readColumn(sheet, column) : [];
    const recent = moments.filter((moment) => moment >= yesterday).length;
    return `${name}: ${recent} new, ${moments.length} in all`;
  });
  tellOwner(`Waitlist: ${counts.join("; ")}`);
}

/** Gives the list that a body belongs to and its signup; throws the reason if it is not one. */
function readSignup(contents, length) {
  if (Math.max(length, contents.length) > MOST_BODY_BYTES) {
    throw new Error("The body is over 64 KiB.");
  }
  const signup = parseJson(contents);
  const isObject = typeof signup === "object" && signup !== null && !Array.isArray(signup);
  if (!isObject) throw new Error("The body is not a JSON object.");
  if (!Object.keys(LISTS).includes(signup.audienceType)) throw new Error("Unknown audience.");

  const list = LISTS[signup.audienceType];
  const keys = [...list.fields.map((field) => field.key), "audienceType", "timestamp"];
  if (Object.keys(signup).sort().join() !== keys.sort().join()) {
    throw new Error("Its keys are not those of the form.");
  }
  for (const field of list.fields) checkField(field, signup[field.key]);
  if (!/^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(signup.email.trim())) {
    throw new Error("The email address is not one.");
  }
  checkTimestamp(signup.timestamp);
  return { list, signup };
}

function parseJson(body) {
  try {
    return JSON.parse(body);
  } catch {
    throw new Error("The body is not JSON.");
  }
}

function checkField({ key, least, most }, value) {
  if (key === SUBSCRIBED.key) {
    if (typeof value !== "boolean") throw new Error("isSubscribed is not true or false.");
  } else if (typeof value !== "string") {
    throw new Error(`${key} is not text.`);
  } else if (value.trim().length < least || value.length > most) {
    throw new Error(`${key} must have ${least} to ${most} characters.`);
  }
}

// A year is generous: with a clock that wrong, a browser trusts no certificate and sends nothing.
function checkTimestamp(timestamp) {
  const time = typeof timestamp === "string" ? Date.parse(timestamp) : Number.NaN;
  const isExact = !Number.isNaN(time) && new Date(time).toISOString() === timestamp;
  if (!isExact || Math.abs(time - Date.now()) > 365 * DAY) {
    throw new Error("The timestamp is not a moment of this year or so.");
  }
}

/** Recognises what `npm run check:webhooks` sends. */
function isTest({ name, email }) {
  return name === "TEST SIGNUP, please delete" && email === "test@example.com";
}

/** Throws when this signup is one too many within a minute. */
function refuseFlood() {
  const cache = CacheService.getScriptCache();
  const aMinuteAgo = Date.now() - 60 * 1000;
  const recent = JSON.parse(cache.get("recent") || "[]").filter((time) => time > aMinuteAgo);
  if (recent.length >= MOST_SIGNUPS_PER_MINUTE) {
    throw new Error(`More than ${MOST_SIGNUPS_PER_MINUTE} signups within a minute.`);
  }
  cache.put("recent", JSON.stringify([...recent, Date.now()]), 60);
}

/**
 * Puts a signup into its row: the one with the same email address, or else a new one.
 * "Received" keeps the first moment, so that nobody loses their place by sending again.
 *
 * @returns {boolean} whether the row is new.
 */
function keepSignup(list, signup) {
  const titles = [...list.fields.map((field) => field.title), SENT, RECEIVED, TIMES];
  const sheet = sheetCalled(list.sheet);
  const columns = columnsOf(sheet, titles);

  const emails = readColumn(sheet, columns[EMAIL.title]).map(comparable);
  const index = emails.indexOf(comparable(signup.email));
  const isNew = index < 0;
  const row = isNew ? Math.max(sheet.getLastRow(), 1) + 1 : index + 2;
  if (row > sheet.getMaxRows()) sheet.insertRowsAfter(sheet.getMaxRows(), row - sheet.getMaxRows());

  for (const { key, title } of list.fields) {
    const text = key === SUBSCRIBED.key ? yesOrNo(signup[key]) : signup[key];
    writeText(sheet.getRange(row, columns[title]), text);
  }
  writeText(sheet.getRange(row, columns[SENT]), signup.timestamp);
  const times = sheet.getRange(row, columns[TIMES]);
  times.setValue(isNew ? 1 : (Number(times.getValue()) || 1) + 1);
  if (isNew) sheet.getRange(row, columns[RECEIVED]).setValue(new Date());
  return isNew;
}

function comparable(text) {
  return String(text).trim().toLowerCase();
}

function yesOrNo(isSubscribed) {
  return isSubscribed ? "yes" : "no";
}

/**
 * Keeps what is in no list, with the reason. Without the lock only an append is safe, so nothing
 * is removed then. When the sheet is full, the oldest row of the commonest reason goes: a flood
 * pushes out its own rows, and not the few that are there for another reason.
 */
function keepAside(name, reason, body, hasLock) {
  const sheet = sheetCalled(name);
  const columns = columnsOf(sheet, [RECEIVED, REASON, BODY]);
  while (hasLock && sheet.getLastRow() > MOST_ROWS_ASIDE) {
    sheet.deleteRow(2 + oldestOfCommonest(readColumn(sheet, columns[REASON])));
  }
  // Control characters and halves of characters could make the sheet refuse the text.
  const text = body.slice(0, MOST_CHARACTERS_ASIDE).replace(/[\p{Cc}\p{Cs}]/gu, "\uFFFD");
  const row = Array(Math.max(...Object.values(columns))).fill("");
  row[columns[RECEIVED] - 1] = new Date();
  row[columns[REASON] - 1] = asText(reason.slice(0, 200));
  row[columns[BODY] - 1] = asText(text);
  sheet.appendRow(row);
}

function oldestOfCommonest(reasons) {
  const counts = {};
  for (const reason of reasons) counts[reason] = (counts[reason] || 0) + 1;
  const most = Math.max(...Object.values(counts));
  return reasons.findIndex((reason) => counts[reason] === most);
}

function sheetCalled(name) {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  return spreadsheet.getSheetByName(name) || spreadsheet.insertSheet(name);
}

/**
 * Finds the column of each title in the first row, wherever it was moved to. A title that is not
 * there (any more) gets a new column at the right; if none is there, the header row is made.
 *
 * @returns {Object<string, number>} columns by title, the first being 1.
 */
function columnsOf(sheet, titles) {
  let found = titlesOf(sheet);
  if (!titles.some((title) => found.includes(comparable(title)))) {
    if (sheet.getLastRow() > 0) sheet.insertRowBefore(1);
    sheet.setFrozenRows(1);
    found = [];
  }
  const columns = {};
  for (const title of titles) {
    if (!found.includes(comparable(title))) {
      found.push(comparable(title));
      if (found.length > sheet.getMaxColumns()) sheet.insertColumnAfter(sheet.getMaxColumns());
      sheet.getRange(1, found.length).setValue(title);
    }
    columns[title] = found.indexOf(comparable(title)) + 1;
  }
  return columns;
}

function titlesOf(sheet) {
  const width = sheet.getLastColumn();
  return width > 0 ? sheet.getRange(1, 1, 1, width).getValues()[0].map(comparable) : [];
}

/** Gives a column's values below the header; rows that a filter hides are among them. */
function readColumn(sheet, column) {
  const count = sheet.getLastRow() - 1;
  if (count < 1) return [];
  const rows = sheet.getRange(2, column, count, 1).getValues();
  return rows.map((row) => row[0]);
}

/** Writes a text that stays what it is; in a column of plain text the apostrophe would show. */
function writeText(cell, text) {
  cell.setNumberFormat("General").setValue(asText(text));
}

/** An apostrophe keeps a sheet from reading a text as a formula, a number or a date. */
function asText(text) {
  return text === "" ? "" : `'${text}`;
}

/** Sends the owner a message; a signup that is stored does not fail because of it. */
function tellOwner(subject) {
  if (!OWNER_EMAIL) return;
  try {
    MailApp.sendEmail(OWNER_EMAIL, subject, SpreadsheetApp.getActiveSpreadsheet().getUrl());
  } catch (error) {
    console.error(`No e-mail was sent: ${error.message}`);
  }
}
