/**
 * Keeps the waitlist's signups in this spreadsheet, and only ever adds rows: a new address to
 * "Families" or "Clinics", one that is listed already to "Repeats", a signup that its list refused
 * to "Not listed", and what is not a signup to "Refused". How to set it up, update it and delete
 * somebody's data: receivers/README.md, where this file comes from.
 *
 * Whoever opens a page that a script serves can call all of its functions, except those whose names
 * end in an underscore, and read what they return.
 *
 * @OnlyCurrentDoc The script may touch this spreadsheet and no other.
 */

const VERSION = "3.1.2";

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
// A cell holds 50,000; the longest that the forms can send is below 10,000.
const MOST_CHARACTERS_OF_SIGNUP = 40000;
const DAY = 24 * 60 * 60 * 1000;

// The title of each field's column, by the key that the forms send. Sheets in use have these titles
// in their first row: add some, change none. What both forms have comes first on every sheet, so
// that a row can be copied from one to another.
const SHARED = {
  name: "Full name",
  email: "Email address",
  isSubscribed: "Wants updates",
  timestamp: "Sent",
};
const LISTS = {
  patients: { sheet: "Families", own: {} },
  providers: {
    sheet: "Clinics",
    own: {
      practiceName: "Practice or clinic name",
      role: "Role",
      specialties: "Specialties",
      patientsPerMonth: "Patients per month",
    },
  },
};
const RECEIVED = "Received";
const MORE = "More";
const LIST = "List";
const REASON = "Reason";
const BODY = "Body";

/** Answers somebody who opens the address in a browser. */
function doGet() {
  return answer_(`This waitlist receiver works (version ${VERSION}).`);
}

/**
 * Takes one signup. The answer is the same whether its address is new or known, so that nobody can
 * ask who is listed.
 */
function doPost(e) {
  const { contents = "" } = (e && e.postData) || {};
  let signup;
  try {
    signup = readSignup_(contents);
  } catch (error) {
    keepJunk_("Refused", error.message, contents);
    return answer_(`Refused: ${error.message}`);
  }
  const list = LISTS[signup.audienceType];
  if (comparable_(signup.name) === comparable_(TEST_NAME)) {
    const isKept = keepJunk_("Tests", `A test signup for "${list.sheet}".`, contents);
    const outcome = isKept ? "arrived" : "came with too many others: send it again";
    return answer_(`A test signup for "${list.sheet}" ${outcome} (version ${VERSION}).`);
  }
  keepSignup_(list, signup);
  return answer_("Received.");
}

/** Tells the owner how many came within a day, and changes nothing; for a trigger once a day. */
function sendDailySummary() {
  const yesterday = Date.now() - DAY;
  const lists = Object.values(LISTS).map((list) => list.sheet);
  const counts = [...lists, "Repeats", "Not listed", "Refused"].map((name) => {
    const moments = columnOf_(name, RECEIVED).filter((moment) => moment !== "");
    const recent = moments.filter((moment) => moment >= yesterday).length;
    return `${name}: ${recent} new, ${moments.length} in all`;
  });
  tellOwner_(`Waitlist: ${counts.join("; ")}`);
}

/**
 * Returns the signup that a body is; throws the reason if it is not one. The page that sends it may
 * be older or newer than this script, so every other key may be missing, and any may be new.
 */
function readSignup_(contents) {
  let signup;
  try {
    signup = JSON.parse(contents);
  } catch {
    throw new Error("The body is not JSON.");
  }
  const text = (value) => (typeof value === "string" ? value.trim() : "");
  if (!Object.keys(LISTS).includes(signup?.audienceType)) throw new Error("Unknown audience.");
  if (text(signup.name) === "") throw new Error("There is no name.");
  if (!/^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(text(signup.email))) {
    throw new Error("There is no email address.");
  }
  if (JSON.stringify(signup).length > MOST_CHARACTERS_OF_SIGNUP) throw new Error("It is too long.");
  return signup;
}

/**
 * Keeps a signup on its list, or in "Not listed" whatever goes wrong there. If even that fails, the
 * owner is told, and the visitor too: by no answer until the site has given up.
 */
function keepSignup_(list, signup) {
  const values = valuesOf_(list, signup);
  try {
    addToList_(list, values);
  } catch (error) {
    try {
      addAside_("Not listed", list, values, error.message);
    } catch (lastError) {
      tellOwner_(`Waitlist: a signup could not be kept (${lastError.message})`);
      Utilities.sleep(LONGER_THAN_VISITORS_WAIT);
      throw lastError;
    }
  }
}

/** Returns what a row holds of a signup, by title; what has no title is together in one cell. */
function valuesOf_(list, signup) {
  const { audienceType, ...more } = signup;
  const values = { [RECEIVED]: new Date() };
  for (const [key, title] of Object.entries({ ...SHARED, ...list.own })) {
    const text = asText_(more[key]);
    if (text !== "") values[title] = text;
    delete more[key];
  }
  if (Object.keys(more).length > 0) values[MORE] = JSON.stringify(more);
  return values;
}

function asText_(value = "") {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : JSON.stringify(value);
}

// Nobody waits for a lock: at worst, an address that comes twice at one moment is listed twice.
function addToList_(list, values) {
  const listed = columnOf_(list.sheet, SHARED.email).map(comparable_);
  if (listed.includes(comparable_(values[SHARED.email]))) {
    addAside_("Repeats", list, values, "The address is on the list already.");
  } else {
    addRow_(sheetCalled_(list.sheet, titlesFor_(list)), values);
    if (EMAIL_EACH_SIGNUP) tellOwner_(`New on the waitlist: ${list.sheet}`);
  }
}

function addAside_(name, list, values, reason) {
  const sheet = sheetCalled_(name, [...titlesFor_(LISTS.providers), LIST, REASON]);
  addRow_(sheet, { ...values, [LIST]: list.sheet, [REASON]: reason });
}

function titlesFor_(list) {
  return [...Object.values(SHARED), RECEIVED, ...Object.values(list.own), MORE];
}

/**
 * Keeps what is not a signup, with the reason, and returns whether it did; the oldest rows go when
 * there are too many. Of a flood little is kept, and nothing waits: Google lets 30 runs work at
 * once and turns away the rest, signups too. Each sheet has its own count, so that a test arrives
 * while junk pours in.
 */
function keepJunk_(name, reason, body) {
  const values = { [RECEIVED]: new Date(), [REASON]: reason };
  values[BODY] = body.slice(0, MOST_CHARACTERS_OF_JUNK);
  let isKept = false;
  whileAlone_(0, () => {
    const cache = CacheService.getScriptCache();
    const recent = momentsSince_(Date.now() - 10 * 1000, cache.get(name));
    if (recent.length >= MOST_JUNK_IN_TEN_SECONDS) return;
    cache.put(name, JSON.stringify([...recent, Date.now()]), 10);
    const sheet = makeSheet_(name, Object.keys(values));
    addRow_(sheet, values);
    isKept = true;
    const excess = sheet.getLastRow() - 1 - MOST_ROWS_OF_JUNK;
    if (excess > 0) sheet.deleteRows(2, excess);
  });
  return isKept;
}

/** Returns those of the moments in a JSON text that are later than this one. */
function momentsSince_(earliest, json) {
  return JSON.parse(json || "[]").filter((moment) => moment > earliest);
}

/** Calls `act` while no other run is at this; does nothing if its turn does not come in time. */
function whileAlone_(longestWait, act) {
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
function addRow_(sheet, values) {
  const columns = titlesOf_(sheet);
  const row = columns.map(() => "");
  for (const [title, value] of Object.entries(values)) {
    const column = columns.indexOf(comparable_(title));
    if (column >= 0) row[column] = asCell_(value);
    else row.push(asCell_(`${title}: ${value}`));
  }
  sheet.appendRow(row);
  SpreadsheetApp.flush();
}

/** Returns a sheet that has its titles; throws if there is none and it cannot be made. */
function sheetCalled_(name, titles) {
  const titled = () => {
    const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheetByName(name);
    return sheet && sheet.getLastRow() > 0 ? sheet : undefined;
  };
  let sheet = titled();
  if (!sheet) {
    whileAlone_(LONGEST_WAIT, () => makeSheet_(name, titles));
    sheet = titled();
  }
  if (!sheet) throw new Error(`The sheet "${name}" could not be made.`);
  return sheet;
}

// Only while alone: two runs would each write the titles.
function makeSheet_(name, titles) {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  const sheet = spreadsheet.getSheetByName(name) || spreadsheet.insertSheet(name);
  if (sheet.getLastRow() === 0) {
    sheet.appendRow(titles);
    sheet.setFrozenRows(1);
  }
  return sheet;
}

/** Returns the titles in a sheet's first row, as `comparable_` gives them. */
function titlesOf_(sheet) {
  const width = sheet.getLastColumn();
  const titles = width > 0 ? sheet.getRange(1, 1, 1, width).getValues()[0].map(comparable_) : [];
  while (titles[titles.length - 1] === "") titles.pop();
  return titles;
}

/** Returns what is below a title on a sheet; nothing if there is no such sheet or title. */
function columnOf_(name, title) {
  const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheetByName(name);
  const column = sheet ? titlesOf_(sheet).indexOf(comparable_(title)) + 1 : 0;
  if (column === 0) return [];
  const rows = sheet.getRange(1, column, sheet.getLastRow(), 1).getValues();
  return rows.slice(1).map((row) => row[0]);
}

// In a column of plain text the apostrophe of `asCell_` stays.
function comparable_(text) {
  return String(text).trim().replace(/^'/, "").toLowerCase();
}

/**
 * Gives a text with an apostrophe, which keeps a sheet from reading it as a formula, a number or
 * a date, and without what a sheet could refuse: control characters and halves of characters.
 */
function asCell_(value) {
  if (typeof value !== "string") return value;
  return `'${value.replace(/\p{Cs}|(?![\t\n\r])\p{Cc}/gu, "\uFFFD")}`;
}

/** Sends the owner a message; a signup that is stored does not fail because of it. */
function tellOwner_(subject) {
  if (!OWNER_EMAIL) return;
  try {
    MailApp.sendEmail(OWNER_EMAIL, subject, SpreadsheetApp.getActiveSpreadsheet().getUrl());
  } catch (error) {
    console.error(`No email was sent: ${error.message}`);
  }
}

function answer_(text) {
  return ContentService.createTextOutput(text);
}
