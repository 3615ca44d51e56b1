import { readFileSync } from "node:fs";
import { FakeSpreadsheet } from "./fake-apps-script";

type PostEvent = { postData?: { contents?: string } };
type TextOutput = { getContent: () => string };

type Script = {
  doGet: () => TextOutput;
  doPost: (event?: PostEvent) => TextOutput;
  sendDailySummary: () => void;
};

/** The constants at the top that an owner changes. */
export type Settings = {
  OWNER_EMAIL?: string;
  EMAIL_EACH_SIGNUP?: boolean;
};

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
  const mail = { fault: "", sent: [] as { to: string; subject: string; body: string }[] };
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

  function sendEmail(to: string, subject: string, body: string) {
    if (mail.fault) throw new Error(mail.fault);
    mail.sent.push({ to, subject, body });
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
    Utilities: { sleep },
    MailApp: { sendEmail },
  };
  const body = `${withSettings(settings)}\nreturn { doGet, doPost, sendDailySummary };`;
  const exported: Script = new Function(...Object.keys(services), body)(...Object.values(services));

  /** Posts a body as Apps Script hands it over, and gives the answer. */
  function post(contents: string): string {
    return exported.doPost({ postData: { contents } }).getContent();
  }

  return { ...exported, spreadsheet, lock, mail, complaints, time, post };
}

function withSettings(settings: Settings): string {
  return Object.entries(settings).reduce((text, [name, value]) => {
    const line = new RegExp(`^const ${name} = .*;$`, "m");
    if (!line.test(text)) throw new Error(`Code.gs has no constant ${name}.`);
    return text.replace(line, `const ${name} = ${JSON.stringify(value)};`);
  }, script);
}
