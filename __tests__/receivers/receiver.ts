import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { type FakeSheet, FakeSpreadsheet } from "./fake-apps-script";
import { type Audience, sentSignup } from "./signups";

type GetEvent = { queryString: string | null };
type PostEvent = { postData?: { contents?: string } };
type Output = { getContent: () => string };

type Script = {
  doGet: (event?: GetEvent) => Output;
  doPost: (event?: PostEvent) => Output;
  sendDailySummary: () => void;
};

/** The constants at the top that an owner changes. */
type Settings = {
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
  const cache = new Map<string, string>();
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
    return cache.get(key) ?? null;
  }

  function put(key: string, value: string) {
    spreadsheet.beforeCall();
    cache.set(key, value);
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

/** When each test begins. */
export const start = Date.UTC(2026, 2, 4, 5, 6, 7, 890);
export const hour = 60 * 60 * 1000;
export const day = 24 * hour;
export const webApp = "https://script.google.com/macros/s/example/exec";
export const owner = { OWNER_EMAIL: "owner@mail.example" };

/** The script as it was last loaded, with the services that it uses. */
export let receiver: Receiver;

let usualSettings: Settings = {};

/** Loads the script before each test of a file, and looks afterwards for what it left undone. */
export function loadBeforeEachTest(settings: Settings = {}): void {
  usualSettings = settings;

  beforeEach(() => {
    jest.useFakeTimers({ now: start });
    load();
  });

  afterEach(() => {
    expect(receiver.lock).toEqual({ isHeld: false, earlyReleases: 0 });
    expect(receiver.spreadsheet.unflushed).toBe(0);
  });
}

/** Loads the script once more, with a new spreadsheet and these settings too. */
export function load(settings: Settings = {}): void {
  receiver = loadReceiver({ ...usualSettings, ...settings });
}

/** Posts a signup as the site sends it, and gives the answer. */
export function send(audience: Audience, changes = {}): string {
  return receiver.post(JSON.stringify(sentSignup(audience, changes)));
}

export function emailOf(number: number): string {
  return `ana${number}@mail.example`;
}

/** The addresses of so many patients, of whom the first has the number 1. */
export function emails(count: number): string[] {
  return Array.from({ length: count }, (_, index) => emailOf(index + 1));
}

/** Sends a signup of a patient, which the receiver takes. */
export function sendFrom(email: string, changes = {}): void {
  expect(send("patients", { email, ...changes })).toBe("Received.");
}

/** Sends the signups of so many patients. */
export function sendMany(count: number): void {
  for (const email of emails(count)) sendFrom(email);
}

export function families(): FakeSheet {
  return receiver.spreadsheet.sheet("Families");
}

/** Does these at once, at each call of the script in turn, each time on a new spreadsheet. */
export function atEachCall(prepare: () => void, acts: (() => void)[], check: () => void): void {
  for (let call = 1; ; call += 1) {
    load();
    prepare();
    if (!doAtOnce(receiver.spreadsheet, call, acts)) {
      // They have come in between at least once.
      expect(call).toBeGreaterThan(1);
      return;
    }
    check();
  }
}

/**
 * Does these at once: each comes in between before that call of the one before it. Returns whether
 * the first came so far.
 */
function doAtOnce(
  spreadsheet: FakeSpreadsheet,
  call: number,
  [act, ...others]: (() => void)[],
): boolean {
  if (!act) return false;
  const { beforeCall } = spreadsheet;
  let calls = 0;
  spreadsheet.beforeCall = () => {
    calls += 1;
    if (calls === call) doAtOnce(spreadsheet, call, others);
  };
  act();
  spreadsheet.beforeCall = beforeCall;
  if (calls < call) doAtOnce(spreadsheet, call, others);
  return calls >= call;
}
