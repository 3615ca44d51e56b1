import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { FakeSpreadsheet } from "./fake-apps-script";

type PostEvent = { postData?: { contents?: string; length?: number; type?: string } };
type TextOutput = { getContent: () => string };
type Message = { to: string; subject: string; body: string };

type Script = {
  doGet: () => TextOutput;
  doPost: (event?: PostEvent) => TextOutput;
  sendDailySummary: () => void;
};

/** The receiver with the services of Apps Script that it uses, and what became of them. */
export type Receiver = Script & {
  spreadsheet: FakeSpreadsheet;
  clock: Clock;
  lock: FakeLock;
  messages: Message[];
  complaints: string[];
  /** What `MailApp.sendEmail` fails with, if it does. */
  mail: { fault: string };
  /** Posts a body as Apps Script hands it over, and gives the answer. */
  post: (body: string) => string;
};

export type Clock = { now: number };

/** A lock that excludes: whoever asks while it is held waits until it is free, or in vain. */
export type FakeLock = {
  isHeld: boolean;
  /** When another script, at work now, will let go of it. */
  freeAt: number;
  fault: string;
  /** How often it was released before everything written was there for others to see. */
  earlyReleases: number;
};

const script = readFileSync(join(__dirname, "../../receivers/google-sheets/Code.gs"), "utf8");

/** Changes of the constants at the top, by name, as an owner makes them. */
export type Settings = Record<string, string | number | boolean>;

/** Loads the very file that an owner pastes into Apps Script, around a spreadsheet. */
export function loadReceiver(
  settings: Settings = {},
  spreadsheet = new FakeSpreadsheet(),
  clock: Clock = { now: Date.UTC(2026, 2, 4, 5, 6, 7, 890) },
): Receiver {
  const lock: FakeLock = { isHeld: false, freeAt: 0, fault: "", earlyReleases: 0 };
  const messages: Message[] = [];
  const complaints: string[] = [];
  const mail = { fault: "" };
  const cache = new Map<string, { text: string; until: number }>();

  const context = createContext({
    clock,
    console: { error: (text: string) => complaints.push(text) },
    SpreadsheetApp: {
      getActiveSpreadsheet: () => spreadsheet,
      flush: () => spreadsheet.flush(),
    },
    LockService: { getScriptLock: () => handleOf(lock, clock, spreadsheet) },
    CacheService: {
      getScriptCache: () => ({
        get: (key: string) => {
          const entry = cache.get(key);
          return entry && entry.until > clock.now ? entry.text : null;
        },
        put: (key: string, text: string, seconds: number) =>
          cache.set(key, { text, until: clock.now + seconds * 1000 }),
      }),
    },
    ContentService: { createTextOutput: (text: string) => ({ getContent: () => text }) },
    MailApp: {
      sendEmail: (to: string, subject: string, body: string) => {
        if (mail.fault) throw new Error(mail.fault);
        messages.push({ to, subject, body });
      },
    },
  });
  runInContext(testClock, context);
  runInContext(withSettings(settings), context, { filename: "Code.gs" });
  const exported: Script = runInContext("({ doGet, doPost, sendDailySummary })", context);

  function post(body: string): string {
    const length = Buffer.byteLength(body);
    const postData = { contents: body, length, type: "text/plain;charset=UTF-8" };
    return exported.doPost({ postData }).getContent();
  }

  return { ...exported, spreadsheet, clock, lock, messages, complaints, mail, post };
}

// Inside the script's realm, as its dates are made there.
const testClock = `
  globalThis.Date = class extends Date {
    constructor(...parts) { super(...(parts.length > 0 ? parts : [clock.now])); }
    static now() { return clock.now; }
  };
`;

function withSettings(settings: Settings): string {
  return Object.entries(settings).reduce((text, [name, value]) => {
    const line = new RegExp(`^const ${name} = .*;$`, "m");
    if (!line.test(text)) throw new Error(`Code.gs has no constant ${name}.`);
    return text.replace(line, `const ${name} = ${JSON.stringify(value)};`);
  }, script);
}

function handleOf(lock: FakeLock, clock: Clock, spreadsheet: FakeSpreadsheet) {
  let isMine = false;

  function tryLock(timeout: number): boolean {
    if (lock.fault) throw new Error(lock.fault);
    if (lock.isHeld || lock.freeAt > clock.now + timeout) {
      clock.now += timeout;
      return false;
    }
    if (lock.freeAt > clock.now) clock.now = lock.freeAt;
    lock.isHeld = true;
    isMine = true;
    return true;
  }

  function releaseLock(): void {
    if (!isMine) return;
    if (spreadsheet.unflushed > 0) lock.earlyReleases += 1;
    lock.isHeld = false;
    isMine = false;
  }

  return { tryLock, releaseLock, hasLock: () => isMine };
}
