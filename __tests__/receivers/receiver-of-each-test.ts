import type { FakeSheet, FakeSpreadsheet } from "./fake-apps-script";
import { loadReceiver, type Receiver, type Settings } from "./receiver";
import { type Audience, sentSignup } from "./signups";

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
