/**
 * Keeps the waitlist's signups in this spreadsheet, and only ever adds rows: a new address to
 * "Families" or "Clinics", one that is listed already to "Repeats", a signup that its list refused
 * to "Not listed", and what is not a signup to "Refused". Of a row that is there, it changes only
 * what it wrote itself under "Asked" and "Confirmed". How to set it up, update it and delete
 * somebody's data: receivers/README.md, where this file comes from.
 *
 * Whoever opens a page that a script serves can call all of its functions, except those whose names
 * end in an underscore, and read what they return.
 *
 * @OnlyCurrentDoc The script may touch this spreadsheet and no other.
 */

const VERSION = "3.2.0";

// Who is notified of new signups; empty: nobody. The messages hold no names and no addresses.
const OWNER_EMAIL = "";

// true: a message for each new address on a list. For a summary once a day leave this false and
// add a trigger for sendDailySummary (in the editor: the clock, Time-driven, Day timer).
const EMAIL_EACH_SIGNUP = false;

// The web app's own address, ending in /exec: each new address on a list gets one email, and counts
// as confirmed once its owner presses the button that the email leads to. Empty: no such emails.
const CONFIRM_ADDRESSES = "";

// The words of that email and of its page. Add nothing that was typed into the form: whoever signs
// a stranger up could write to that stranger.
const SENDER = "Willowline";
const FAMILY_EMAIL = {
  subject: "Please confirm your email address",
  text: `Hello,

Somebody, hopefully you, gave us this address for the waitlist of Willowline: women’s health, by text.

If it was you, please open this page and press its button:

{link}

If it wasn’t you, ignore this message, and nothing happens.`,
};
const CLINIC_EMAIL = {
  subject: "Please confirm your email address",
  text: `Hello,

Somebody, hopefully you, gave us this address for the clinics’ waitlist of Willowline: women’s health, by text.

If it was you, please open this page and press its button:

{link}

If it wasn’t you, ignore this message, and nothing happens.`,
};
const PAGE = {
  title: "Willowline’s waitlist",
  question: "Did you sign up for Willowline’s waitlist? Then please confirm your email address.",
  button: "Confirm my address",
  done: "Thank you. Your address is confirmed.",
  nothing: "Nothing has changed: this address is confirmed already, or it isn’t on our list.",
  failed: "That didn’t work. Please try again later.",
};

// Beyond these, addresses wait for sendDailySummary, which needs the trigger above.
const MOST_CONFIRMATIONS_IN_AN_HOUR = 100;
const EMAILS_LEFT_FOR_THE_OWNER = 20;

// The site gives up after 15 seconds and says that sending failed.
const LONGEST_WAIT = 5 * 1000;
const LONGEST_WAIT_TO_SEND = 1000;
// Google ends a run after six minutes, in the middle of whatever it does.
const LONGEST_RUN = 4 * 60 * 1000;
const LONGER_THAN_VISITORS_WAIT = 20 * 1000;

// By this name, with any email address, a signup is known to be a test.
const TEST_NAME = "TEST SIGNUP, please delete";

const MOST_JUNK_IN_TEN_SECONDS = 10;
const MOST_ROWS_OF_JUNK = 200;
const MOST_CHARACTERS_OF_JUNK = 2000;
// A cell holds 50,000; the longest that the forms can send is below 10,000.
const MOST_CHARACTERS_OF_SIGNUP = 40000;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

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
  patients: { sheet: "Families", email: FAMILY_EMAIL, own: {} },
  providers: {
    sheet: "Clinics",
    email: CLINIC_EMAIL,
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

// Under "Asked" stands `waiting (KEY)`, perhaps with a reason, then `sending (KEY)`, and in the end
// `sent, MOMENT`, `failed (KEY): REASON` or `no: REASON`; under "Confirmed", `no (KEY)` and then
// `yes, MOMENT`. What is to be replaced has its key in it, so it can be found wherever it is by then.
const ASKED = "Asked";
const CONFIRMED = "Confirmed";
const KEY = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/**
 * Answers somebody who opens the address in a browser, or the link in an email. Programs open links
 * as well, so this changes nothing, and looks nothing up.
 */
function doGet(e) {
  const { queryString = "" } = e || {};
  if (CONFIRM_ADDRESSES && /confirm/i.test(queryString)) {
    const [key] = queryString.toLowerCase().match(KEY) || [];
    return key ? page_(PAGE.question, key) : page_(PAGE.nothing);
  }
  return answer_(`This waitlist receiver works (version ${VERSION}).`);
}

/**
 * Takes one signup, or the press of the confirmation's button, whose body cannot be JSON. A signup's
 * answer is the same whether its address is new or known, so that nobody can ask who is listed.
 */
function doPost(e) {
  const { contents = "" } = (e && e.postData) || {};
  const [, key] = RegExp(`^confirm=(${KEY})$`).exec(contents) || [];
  if (CONFIRM_ADDRESSES && key) return confirm_(key);
  let signup;
  try {
    signup = readSignup_(contents);
  } catch (error) {
    keepJunk_("Refused", error.message, contents);
    return answer_(`Refused: ${error.message}`);
  }
  const list = LISTS[signup.audienceType];
  if (normalize_(signup.name) === normalize_(TEST_NAME)) {
    const isKept = keepJunk_("Tests", `A test signup for "${list.sheet}".`, contents);
    const outcome = isKept ? "arrived" : "came with too many others: send it again";
    return answer_(`A test signup for "${list.sheet}" ${outcome} (version ${VERSION}).`);
  }
  keepSignup_(list, signup);
  return answer_("Received.");
}

/**
 * Tells the owner how many came within a day, and sends the confirmations that wait, if there are
 * any; for a trigger once a day.
 */
function sendDailySummary() {
  if (!CONFIRM_ADDRESSES || isTimeForSummary_()) tellOwner_(`Waitlist: ${summary_()}`);
  if (CONFIRM_ADDRESSES) sendWaiting_();
}

function summary_() {
  const yesterday = Date.now() - DAY;
  const lists = Object.values(LISTS).map((list) => list.sheet);
  const counts = [...lists, "Repeats", "Not listed", "Refused"].map((name) => {
    const moments = columnOf_(name, RECEIVED).filter((moment) => moment !== "");
    const recent = moments.filter((moment) => moment >= yesterday).length;
    const count = `${name}: ${recent} new, ${moments.length} in all`;
    if (!CONFIRM_ADDRESSES || !lists.includes(name)) return count;
    const cells = columnOf_(name, CONFIRMED).map(normalize_);
    return `${count}, ${cells.filter((cell) => !/^(no\b|$)/.test(cell)).length} confirmed`;
  });
  return counts.join("; ");
}

// Strangers can call sendDailySummary from the confirmations' page.
function isTimeForSummary_() {
  let isTime = false;
  whileAlone_(LONGEST_WAIT, () => {
    const properties = PropertiesService.getScriptProperties();
    const recent = momentsSince_(Date.now() - DAY / 2, properties.getProperty("summaries"));
    isTime = recent.length === 0;
    if (isTime) properties.setProperty("summaries", JSON.stringify([Date.now()]));
  });
  return isTime;
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
  const listed = columnOf_(list.sheet, SHARED.email).map(normalize_);
  if (listed.includes(normalize_(values[SHARED.email]))) {
    addAside_("Repeats", list, values, "The address is on the list already.");
  } else {
    const sheet = sheetCalled_(list.sheet, titlesFor_(list));
    if (CONFIRM_ADDRESSES) addUnconfirmed_(sheet, values);
    else addRow_(sheet, values);
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

/** Adds a row to a list and then sends its confirmation, which never costs the row. */
function addUnconfirmed_(sheet, values) {
  const key = Utilities.getUuid();
  const reason = reasonToWait_();
  const asked = waiting_(key, reason);
  addConfirmationTitles_(sheet);
  addRow_(sheet, { ...values, [ASKED]: asked, [CONFIRMED]: unconfirmed_(key) });
  if (reason === "") sendConfirmation_({ key, asked });
}

/** Gives a list that has its titles those that it lacks for confirmations, right of everything. */
function addConfirmationTitles_(sheet) {
  const missing = () => {
    const titles = titlesOf_(sheet);
    if (!titles.includes(normalize_(SHARED.email))) return [];
    return [ASKED, CONFIRMED].filter((title) => !titles.includes(normalize_(title)));
  };
  try {
    if (missing().length === 0) return;
    whileAlone_(LONGEST_WAIT, () => {
      const titles = missing();
      if (titles.length === 0) return;
      const column = sheet.getLastColumn() + 1;
      sheet.insertColumnsAfter(sheet.getMaxColumns(), titles.length);
      sheet.getRange(1, column, 1, titles.length).setValues([titles]);
    });
  } catch (error) {
    console.error(`No columns were added for confirmations: ${error.message}`);
  }
}

function waiting_(key, reason) {
  return `waiting (${key})${reason && `: ${reason}`}`;
}

function unconfirmed_(key) {
  return `no (${key})`;
}

/** Returns why no confirmation can be sent now; empty: one can. */
function reasonToWait_() {
  try {
    if (!/^https:\/\/script\.google\.com\/\S+\/exec$/.test(CONFIRM_ADDRESSES)) {
      return "CONFIRM_ADDRESSES is not the web app's address";
    }
    if (confirmationsOfTheHour_().length >= MOST_CONFIRMATIONS_IN_AN_HOUR) {
      return "the hour's confirmations are sent";
    }
    const left = MailApp.getRemainingDailyQuota();
    return left > EMAILS_LEFT_FOR_THE_OWNER ? "" : "the day's confirmations are sent";
  } catch (error) {
    return inOneLine_(error.message);
  }
}

function confirmationsOfTheHour_() {
  const json = PropertiesService.getScriptProperties().getProperty("confirmations");
  return momentsSince_(Date.now() - HOUR, json);
}

/** Sends the confirmations that wait, the oldest first, and after them those that failed before. */
function sendWaiting_() {
  const waiting = people_().filter(({ key }) => key);
  const isFailed = ({ asked }) => asked.startsWith("failed");
  waiting.sort((a, b) => isFailed(a) - isFailed(b) || a.received - b.received);
  const end = Date.now() + LONGEST_RUN;
  for (const person of waiting) {
    if (Date.now() > end || reasonToWait_() !== "") return;
    sendConfirmation_(person);
  }
}

/** Sends the confirmation of a row that waits; the row says what became of it. */
function sendConfirmation_({ key, asked }) {
  try {
    let reason = "others were being sent";
    whileAlone_(LONGEST_WAIT_TO_SEND, () => {
      reason = reasonToWait_();
      if (reason === "") sendToOwnerOf_(key);
    });
    if (reason !== "") replace_(asked, waiting_(key, reason));
  } catch (error) {
    console.error(`A confirmation was not sent: ${error.message}`);
  }
}

/**
 * Sends one confirmation; only while alone. A mailbox gets one, ever: its other rows take over what
 * the row says for which it was sent. A row is marked before anything is sent, so a run that dies
 * may leave a confirmation unsent, but none is sent twice.
 */
function sendToOwnerOf_(key) {
  const people = people_();
  const person = people.find((one) => one.key === key && one.list);
  if (!person) return;
  const mailbox = mailboxOf_(person.address);
  const asked = people.find((one) => !one.key && one.asked && mailboxOf_(one.address) === mailbox);
  if (asked) {
    replace_(unconfirmed_(key), asked.confirmed);
    replace_(person.asked, asked.asked);
    return;
  }
  // A comma would make two recipients, angle brackets another one, and letters that are not ASCII
  // another spelling of an address that was asked.
  if (!/^[\w.+'-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(person.address)) {
    replace_(person.asked, "no: the address has unusual characters");
    return;
  }
  const moments = JSON.stringify([...confirmationsOfTheHour_(), Date.now()]);
  PropertiesService.getScriptProperties().setProperty("confirmations", moments);
  const sending = `sending (${key})`;
  if (!replace_(person.asked, sending)) return;
  let outcome = `sent, ${new Date().toISOString()}`;
  try {
    const { subject, text } = person.list.email;
    const link = `${CONFIRM_ADDRESSES}?confirm=${key}`;
    MailApp.sendEmail(person.address, subject, text.replace("{link}", link), { name: SENDER });
  } catch (error) {
    outcome = `failed (${key}): ${inOneLine_(error.message)}`;
  }
  replace_(sending, outcome);
}

/**
 * Returns everybody who was asked or is to be, on whatever sheet their rows are now; `key` is there
 * while they wait, and `list` if they are still on it. One call reads all of a sheet's rows, so that
 * nobody is mixed up with somebody else.
 */
function people_() {
  const waits = RegExp(`^'?(?:waiting|failed) \\((${KEY})\\)`);
  const needed = [SHARED.email, ASKED, CONFIRMED].map(normalize_);
  return SpreadsheetApp.getActiveSpreadsheet().getSheets().flatMap((sheet) => {
    const titles = titlesOf_(sheet);
    if (!needed.every((title) => titles.includes(title))) return [];
    const list = Object.values(LISTS).find((one) => one.sheet === sheet.getName());
    const [first, ...rows] = sheet.getDataRange().getValues();
    const columns = first.map(normalize_);
    const [email, asked, confirmed, received] = [...needed, normalize_(RECEIVED)].map((title) =>
      columns.indexOf(title),
    );
    return rows.map((row) => ({
      list,
      key: waits.exec(row[asked])?.[1],
      address: asTyped_(row[email]),
      asked: asTyped_(row[asked]),
      confirmed: asTyped_(row[confirmed]),
      received: Number(row[received]) || 0,
    }));
  });
}

/** Returns what tells mailboxes apart: not what is after a plus, nor Gmail's dots. */
function mailboxOf_(address) {
  const [name, host = ""] = normalize_(address).split("@");
  const [person] = name.split("+");
  if (!/^(gmail|googlemail)\.com$/.test(host)) return `${person}@${host}`;
  return `${person.replaceAll(".", "")}@gmail.com`;
}

/** Confirms the address whose row has this key, and says so to whoever pressed the button. */
function confirm_(key) {
  try {
    const isFound = replace_(unconfirmed_(key), `yes, ${new Date().toISOString()}`);
    return page_(isFound ? PAGE.done : PAGE.nothing);
  } catch (error) {
    console.error(`An address was not confirmed: ${error.message}`);
    return page_(PAGE.failed, key);
  }
}

/**
 * Replaces a text wherever it is in the spreadsheet, and returns whether it was there. Finding and
 * writing is one call, so it is right even if rows are sorted, moved or deleted meanwhile.
 */
function replace_(text, replacement) {
  const finder = SpreadsheetApp.getActiveSpreadsheet().createTextFinder(text);
  const count = finder.replaceAllWith(replacement);
  SpreadsheetApp.flush();
  return count > 0;
}

/**
 * Returns a page, with the button if there is a key. Google shows it within a frame that can send a
 * form to the whole window only.
 */
function page_(text, key) {
  const form = `<form method="post" action="${CONFIRM_ADDRESSES}" target="_top">
    <input type="hidden" name="confirm" value="${key}"><button>${PAGE.button}</button>
  </form>`;
  const style = "body { font: 1.125rem/1.5 sans-serif; margin: 2rem } button { font: inherit }";
  const html = `<!doctype html><html lang="en"><style>${style}</style><p>${text}</p>`;
  const output = HtmlService.createHtmlOutput(key ? html + form : html);
  return output.setTitle(PAGE.title).addMetaTag("viewport", "width=device-width, initial-scale=1");
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
    const column = columns.indexOf(normalize_(title));
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

/** Returns the titles in a sheet's first row, as `normalize_` gives them. */
function titlesOf_(sheet) {
  const width = sheet.getLastColumn();
  const titles = width > 0 ? sheet.getRange(1, 1, 1, width).getValues()[0].map(normalize_) : [];
  while (titles[titles.length - 1] === "") titles.pop();
  return titles;
}

/** Returns what is below a title on a sheet; nothing if there is no such sheet or title. */
function columnOf_(name, title) {
  const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheetByName(name);
  const column = sheet ? titlesOf_(sheet).indexOf(normalize_(title)) + 1 : 0;
  if (column === 0) return [];
  const rows = sheet.getRange(1, column, sheet.getLastRow(), 1).getValues();
  return rows.slice(1).map((row) => row[0]);
}

function normalize_(value) {
  return asTyped_(value).toLowerCase();
}

// In a column of plain text the apostrophe of `asCell_` stays.
function asTyped_(value) {
  return String(value).trim().replace(/^'/, "");
}

function inOneLine_(text) {
  return text.replace(/\s+/g, " ").slice(0, 200);
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
