/**
 * Keeps the waitlist's signups in this spreadsheet, and only ever adds rows: a new address to
 * "Families" or "Clinics", one that is listed already to "Repeats", a signup that its list refused
 * to "Not listed", and what is not a signup to "Refused". How to set it up, update it and delete
 * somebody's data: receivers/README.md, where this file comes from.
 *
 * @OnlyCurrentDoc The script may touch this spreadsheet and no other.
 */

const VERSION = "3.0.0";

// Who is notified of new signups; empty: nobody. The messages hold no names and no addresses.
const OWNER_EMAIL = "";

// true: a message for each new address on a list. For a summary once a day leave this false and
// add a trigger for sendDailySummary (in the editor: the clock, Time-driven, Day timer).
const EMAIL_EACH_SIGNUP = false;

// The site gives up after 15 seconds and says that sending failed.
const LONGEST_WAIT = 5 * 1000;
const LONGER_THAN_VISITORS_WAIT = 20 * 1000;

// By this name, with any email address, a signup is known to be a test.
const TEST_NAME = "TEST SIGNUP, please delete";

const MOST_JUNK_IN_TEN_SECONDS = 10;
const MOST_ROWS_OF_JUNK = 200;
const MOST_CHARACTERS_OF_JUNK = 2000;
const MOST_BODY_BYTES = 64 * 1024;
const DAY = 24 * 60 * 60 * 1000;

// The forms' fields, with the limits of the site's own rules. What both forms have comes first on
// every sheet, so that a row can be copied from one to another.
const NAME = { key: "name", title: "Full name", least: 2, most: 200 };
const EMAIL = { key: "email", title: "Email address", least: 6, most: 254 };
const SUBSCRIBED = { key: "isSubscribed", title: "Wants updates" };
const SHARED = [NAME, EMAIL, SUBSCRIBED];
const LISTS = {
  patients: { sheet: "Families", own: [] },
  providers: {
    sheet: "Clinics",
    own: [
      { key: "practiceName", title: "Practice or clinic name", least: 2, most: 200 },
      { key: "role", title: "Role", least: 2, most: 200 },
      { key: "specialties", title: "Specialties", least: 0, most: 500 },
      { key: "patientsPerMonth", title: "Patients per month", least: 0, most: 100 },
    ],
  },
};
const SENT = "Sent";
const RECEIVED = "Received";
const LIST = "List";
const REASON = "Reason";
const BODY = "Body";

/** Answers somebody who opens the address in a browser. */
function doGet() {
  return answer(`This waitlist receiver works (version ${VERSION}).`);
}

/**
 * Takes one signup. The answer is the same whether its address is new or known, so that nobody can
 * ask who is listed.
 */
function doPost(e) {
  const { contents = "", length = 0 } = (e && e.postData) || {};
  let signup;
  try {
    signup = readSignup(contents, length);
  } catch (error) {
    keepJunk("Refused", error.message, contents);
    return answer(`Refused: ${error.message}`);
  }
  const list = LISTS[signup.audienceType];
  if (comparable(signup.name) === comparable(TEST_NAME)) {
    keepJunk("Tests", `A test signup for "${list.sheet}".`, contents);
    return answer(`A test signup for "${list.sheet}" arrived (version ${VERSION}).`);
  }
  keepSignup(list, signup);
  return answer("Received.");
}

/** Tells the owner how many came within a day, and changes nothing; for a trigger once a day. */
function sendDailySummary() {
  const yesterday = Date.now() - DAY;
  const lists = Object.values(LISTS).map((list) => list.sheet);
  const counts = [...lists, "Repeats", "Not listed", "Refused"].map((name) => {
    const moments = columnOf(name, RECEIVED).filter((moment) => moment !== "");
    const recent = moments.filter((moment) => moment >= yesterday).length;
    return `${name}: ${recent} new, ${moments.length} in all`;
  });
  tellOwner(`Waitlist: ${counts.join("; ")}`);
}

/** Returns the signup that a body is; throws the reason if it is not one. */
function readSignup(contents, length) {
  if (Math.max(length, contents.length) > MOST_BODY_BYTES) {
    throw new Error("The body is over 64 KiB.");
  }
  let signup;
  try {
    signup = JSON.parse(contents);
  } catch {
    throw new Error("The body is not JSON.");
  }
  if (!Object.keys(LISTS).includes(signup?.audienceType)) throw new Error("Unknown audience.");

  const fields = [...SHARED, ...LISTS[signup.audienceType].own];
  const keys = [...fields.map((field) => field.key), "audienceType", "timestamp"];
  if (Object.keys(signup).sort().join() !== keys.sort().join()) {
    throw new Error("Its keys are not those of the form.");
  }
  for (const field of fields) checkField(field, signup[field.key]);
  if (!/^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(signup.email.trim())) {
    throw new Error("The email address is not one.");
  }
  // Any moment will do, since a visitor's clock may be wrong; "Received" is by Google's.
  const time = typeof signup.timestamp === "string" ? Date.parse(signup.timestamp) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString() !== signup.timestamp) {
    throw new Error("The timestamp is not a moment in UTC.");
  }
  return signup;
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

/**
 * Keeps a signup on its list, or in "Not listed" whatever goes wrong there. If even that fails, the
 * owner is told, and the visitor too: by no answer until the site has given up.
 */
function keepSignup(list, signup) {
  const values = { [SENT]: signup.timestamp, [RECEIVED]: new Date() };
  for (const { key, title } of [...SHARED, ...list.own]) values[title] = signup[key];
  values[SUBSCRIBED.title] = signup.isSubscribed ? "yes" : "no";
  try {
    addToList(list, values);
  } catch (error) {
    try {
      addAside("Not listed", list, values, error.message);
    } catch (lastError) {
      tellOwner(`Waitlist: a signup could not be kept (${lastError.message})`);
      Utilities.sleep(LONGER_THAN_VISITORS_WAIT);
      throw lastError;
    }
  }
}

// Nobody waits for a lock: at worst, an address that comes twice at one moment is listed twice.
function addToList(list, values) {
  const listed = columnOf(list.sheet, EMAIL.title).map(comparable);
  if (listed.includes(comparable(values[EMAIL.title]))) {
    addAside("Repeats", list, values, "The address is on the list already.");
  } else {
    addRow(sheetCalled(list.sheet, titlesFor(list)), values);
    if (EMAIL_EACH_SIGNUP) tellOwner(`New on the waitlist: ${list.sheet}`);
  }
}

function addAside(name, list, values, reason) {
  const sheet = sheetCalled(name, [...titlesFor(LISTS.providers), LIST, REASON]);
  addRow(sheet, { ...values, [LIST]: list.sheet, [REASON]: reason });
}

function titlesFor(list) {
  const titles = (fields) => fields.map((field) => field.title);
  return [...titles(SHARED), SENT, RECEIVED, ...titles(list.own)];
}

/**
 * Keeps what is not a signup, with the reason; the oldest rows go when there are too many. Of a
 * flood little is kept, and nothing waits: Google lets 30 runs work at once and turns away the
 * rest, signups too.
 */
function keepJunk(name, reason, body) {
  const values = { [RECEIVED]: new Date(), [REASON]: reason };
  values[BODY] = body.slice(0, MOST_CHARACTERS_OF_JUNK);
  whileAlone(0, () => {
    const cache = CacheService.getScriptCache();
    const key = `junk ${Math.floor(Date.now() / 10000)}`;
    const count = Number(cache.get(key)) + 1;
    if (count > MOST_JUNK_IN_TEN_SECONDS) return;
    cache.put(key, String(count), 60);
    const sheet = makeSheet(name, Object.keys(values));
    addRow(sheet, values);
    const excess = sheet.getLastRow() - 1 - MOST_ROWS_OF_JUNK;
    if (excess > 0) sheet.deleteRows(2, excess);
  });
}

/** Calls `act` while no other run is at this; does nothing if its turn does not come in time. */
function whileAlone(longestWait, act) {
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(longestWait)) return;
  try {
    act();
    SpreadsheetApp.flush();
  } finally {
    lock.releaseLock();
  }
}

/**
 * Adds one row below everything on a sheet. `appendRow` finds its row and fills it in one step, so
 * nothing is overwritten, whoever adds, sorts or deletes meanwhile. Each value goes to the column of
 * its title, wherever that was moved to; one whose title was renamed or deleted goes to the right
 * of the others, after the title's name.
 */
function addRow(sheet, values) {
  const columns = titlesOf(sheet);
  const row = columns.map(() => "");
  for (const [title, value] of Object.entries(values)) {
    const column = columns.indexOf(comparable(title));
    if (column >= 0) row[column] = asCell(value);
    else row.push(asCell(`${title}: ${value}`));
  }
  sheet.appendRow(row);
  SpreadsheetApp.flush();
}

/** Returns a sheet that has its titles; throws if there is none and it cannot be made. */
function sheetCalled(name, titles) {
  const titled = () => {
    const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheetByName(name);
    return sheet && sheet.getLastRow() > 0 ? sheet : undefined;
  };
  let sheet = titled();
  if (!sheet) {
    whileAlone(LONGEST_WAIT, () => makeSheet(name, titles));
    sheet = titled();
  }
  if (!sheet) throw new Error(`The sheet "${name}" could not be made.`);
  return sheet;
}

// Only while alone: two runs would each write the titles.
function makeSheet(name, titles) {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  const sheet = spreadsheet.getSheetByName(name) || spreadsheet.insertSheet(name);
  if (sheet.getLastRow() === 0) {
    sheet.appendRow(titles);
    sheet.setFrozenRows(1);
  }
  return sheet;
}

/** Returns the titles in a sheet's first row, as `comparable` gives them. */
function titlesOf(sheet) {
  const width = sheet.getLastColumn();
  const titles = width > 0 ? sheet.getRange(1, 1, 1, width).getValues()[0].map(comparable) : [];
  while (titles[titles.length - 1] === "") titles.pop();
  return titles;
}

/** Returns what is below a title on a sheet; nothing if there is no such sheet or title. */
function columnOf(name, title) {
  const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheetByName(name);
  const column = sheet ? titlesOf(sheet).indexOf(comparable(title)) + 1 : 0;
  if (column === 0) return [];
  const rows = sheet.getRange(1, column, sheet.getLastRow(), 1).getValues();
  return rows.slice(1).map((row) => row[0]);
}

// In a column of plain text the apostrophe of `asCell` stays.
function comparable(text) {
  return String(text).trim().replace(/^'/, "").toLowerCase();
}

/**
 * Gives a text with an apostrophe, which keeps a sheet from reading it as a formula, a number or
 * a date, and without what a sheet could refuse: control characters and halves of characters.
 */
function asCell(value) {
  if (typeof value !== "string" || value === "") return value;
  return `'${value.replace(/\p{Cs}|(?![\t\n\r])\p{Cc}/gu, "\uFFFD")}`;
}

/** Sends the owner a message; a signup that is stored does not fail because of it. */
function tellOwner(subject) {
  if (!OWNER_EMAIL) return;
  try {
    MailApp.sendEmail(OWNER_EMAIL, subject, SpreadsheetApp.getActiveSpreadsheet().getUrl());
  } catch (error) {
    console.error(`No email was sent: ${error.message}`);
  }
}

function answer(text) {
  return ContentService.createTextOutput(text);
}
