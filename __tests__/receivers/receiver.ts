import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { FakeSpreadsheet } from "./fake-apps-script";

type GetEvent = { queryString: string | null };
type PostEvent = { postData?: { contents?: string } };
type Output = { getContent: () => string };

type Script = {
  doGet: (event?: GetEvent) => Output;
  doPost: (event?: PostEvent) => Output;
  sendDailySummary: () => void;
};

/** The constants at the top that an owner changes. */
export type Settings = {
  OWNER_EMAIL?: string;
  EMAIL_EACH_SIGNUP?: boolean;
  CONFIRM_ADDRESSES?: string;
};

type Mail = { to: string; subject: string; body: string; options?: { name?: string } };

export type Receiver = ReturnType<typeof loadReceiver>;

/** The text of the very file that an owner pastes into Apps Script. */
export const script = readFileSync("receivers/google-sheets/Code.gs", "utf8");

/**
 * Loads the script with the services that it uses.
 *
 * @returns its functions, what became of the services, and what they are to fail with, if at all.
 */
export function loadReceiver(settings: Settings = {}) {
  const spreadsheet = new FakeSpreadsheet();
  const lock = { isHeld: false, earlyReleases: 0 };
  const mail = { fault: "", quota: 100, sent: [] as Mail[] };
  const properties = { fault: "", values: new Map<string, string>() };
  const complaints: string[] = [];
  const cache = new Map<string, { value: string; end: number }>();
  const time = { waited: 0, slept: 0 };

  // A run that comes while another one has the lock waits in vain: that one goes on afterwards.
  function tryLock(longestWait: number) {
    spreadsheet.beforeCall();
    const isFree = !lock.isHeld;
    if (!isFree) time.waited += longestWait;
    lock.isHeld = true;
    return isFree;
  }

  function releaseLock() {
    if (spreadsheet.unflushed > 0) lock.earlyReleases += 1;
    lock.isHeld = false;
  }

  function sendEmail(to: string, subject: string, body: string, options?: Mail["options"]) {
    spreadsheet.beforeCall();
    if (mail.fault) throw new Error(mail.fault);
    if (mail.quota < 1) throw new Error("Service invoked too many times for one day: email.");
    mail.quota -= 1;
    mail.sent.push({ to, subject, body, ...(options && { options }) });
  }

  function getRemainingDailyQuota() {
    spreadsheet.beforeCall();
    return mail.quota;
  }

  function getProperty(name: string) {
    spreadsheet.beforeCall();
    if (properties.fault) throw new Error(properties.fault);
    return properties.values.get(name) ?? null;
  }

  function setProperty(name: string, value: string) {
    spreadsheet.beforeCall();
    if (value.length > 9_000) throw new Error("Argument too large: value");
    properties.values.set(name, value);
  }

  function createHtmlOutput(html: string) {
    const output = {
      getContent: () => html,
      setTitle: () => output,
      addMetaTag: () => output,
    };
    return output;
  }

  function get(key: string) {
    spreadsheet.beforeCall();
    const entry = cache.get(key);
    return entry && Date.now() < entry.end ? entry.value : null;
  }

  function put(key: string, value: string, seconds: number) {
    spreadsheet.beforeCall();
    cache.set(key, { value, end: Date.now() + seconds * 1000 });
  }

  function sleep(milliseconds: number) {
    time.slept += milliseconds;
  }

  const services = {
    console: { error: (complaint: string) => complaints.push(complaint) },
    SpreadsheetApp: { getActiveSpreadsheet: () => spreadsheet, flush: () => spreadsheet.flush() },
    LockService: { getScriptLock: () => ({ tryLock, releaseLock }) },
    CacheService: { getScriptCache: () => ({ get, put }) },
    ContentService: { createTextOutput: (text: string) => ({ getContent: () => text }) },
    HtmlService: { createHtmlOutput },
    PropertiesService: { getScriptProperties: () => ({ getProperty, setProperty }) },
    Utilities: { sleep, getUuid: randomUUID },
    MailApp: { sendEmail, getRemainingDailyQuota },
  };
  const body = `${withSettings(settings)}\nreturn { doGet, doPost, sendDailySummary };`;
  const exported: Script = new Function(...Object.keys(services), body)(...Object.values(services));

  /** Posts a body as Apps Script hands it over, and gives the answer. */
  function post(contents: string): string {
    return exported.doPost({ postData: { contents } }).getContent();
  }

  /** Opens an address of the web app, and gives the text or page. */
  function open(address: string): string {
    return exported.doGet({ queryString: new URL(address).search.slice(1) || null }).getContent();
  }

  return { ...exported, spreadsheet, lock, mail, properties, complaints, time, post, open };
}

function withSettings(settings: Settings): string {
  return Object.entries(settings).reduce((text, [name, value]) => {
    const line = new RegExp(`^const ${name} = .*;$`, "m");
    if (!line.test(text)) throw new Error(`Code.gs has no constant ${name}.`);
    return text.replace(line, `const ${name} = ${JSON.stringify(value)};`);
  }, script);
}
