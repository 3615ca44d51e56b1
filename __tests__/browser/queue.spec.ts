import deliver from "../../receivers/netlify/functions/deliver";
import signup from "../../receivers/netlify/functions/signup";
import type { RunningServer } from "../../tools/http-server";
import { type FakeGoogle, startFakeGoogle } from "../receivers/netlify/fake-google";
import {
  provideStore,
  type Store,
  serveFunction,
  startStore,
} from "../receivers/netlify/fake-netlify";
import { expect, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import { expectSignedUp, failure, field, signUp, toasts, typed } from "../support/browser/visitor";
import { refusingAddress } from "../support/test-receiver";

// Each browser has words of its own for the request that the receiver makes fail.
test.use({
  expectedInConsole: /Failed to load resource|Fetch API cannot load|not-stored\.invalid/,
});

let store: Store;
let google: FakeGoogle;
let receiver: RunningServer;

test.beforeEach(async () => {
  store = await startStore();
  google = await startFakeGoogle();
  process.env.SCRIPT_URL = google.url;
  receiver = await serveFunction(signup);
});

test.afterEach(async () => {
  await receiver.close();
  await google.close();
  await store.close();
});

test("what I type is a row of the sheet after the next delivery", async ({ page }) => {
  await openPage(page);
  await signUp(page, receiver.url);
  await expectSignedUp(page);
  await deliver();
  expect(google.spreadsheet.records("Families")).toMatchObject([
    { "Full name": "Ana Ruiz", "Email address": "ana@mail.example" },
  ]);
});

test("if it cannot be stored, I am told, and keep what I typed", { tag: "@smoke" }, async ({
  page,
}) => {
  provideStore(await refusingAddress());
  await openPage(page);
  await signUp(page, receiver.url);
  await expect(toasts(page)).toHaveText([failure]);
  for (const [label, text] of Object.entries(typed.patients)) {
    await expect(field(page, label)).toHaveValue(text);
  }
});
