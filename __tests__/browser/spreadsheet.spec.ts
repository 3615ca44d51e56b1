import { readFileSync, writeFileSync } from "node:fs";
import { replaceMarked } from "../../tools/replace-marked";
import { startAppsScriptServer } from "../receivers/apps-script-server";
import { sheetTable } from "../receivers/sheet-table";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import { expectTold, thanks } from "../support/browser/outcome";
import { fill, signUp, storeAddress, submitButton, typed } from "../support/browser/waitlist-page";

const file = "receivers/README.md";
const marks = {
  start: "<!-- Written by the browser tests, from here -->",
  end: "<!-- to here -->",
};

const moment = "2026-03-04T05:06:07.890Z";

async function signUpAt(page: Page, audience: "patients" | "providers", address: string) {
  await openPage(page, audience === "providers" ? "/?audience=providers" : "/");
  await storeAddress(page, audience, address);
  await signUp(page, audience);
  await expectTold(page, thanks);
}

test("what families and clinics type is in the operator's spreadsheet, to the letter", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startAppsScriptServer({ clock: { now: Date.parse(moment) } }));
  await page.clock.setFixedTime(moment);
  await signUpAt(page, "patients", receiver.url);
  await page.reload();
  await fill(page, { name: "=HYPERLINK(A1)", email: "ben@mail.example" });
  await submitButton(page).click();
  await expectTold(page, thanks);
  await signUpAt(page, "providers", receiver.url);
  // The same address again, as after a time-out.
  await signUpAt(page, "patients", receiver.url);

  const families = receiver.spreadsheet.sheet("Families");
  const clinics = receiver.spreadsheet.sheet("Clinics");
  expect(families.records()).toMatchObject([
    {
      "Full name": typed.patients.name,
      "Email address": typed.patients.email,
      "Times received": 2,
    },
    { "Full name": "=HYPERLINK(A1)", "Email address": "ben@mail.example", "Times received": 1 },
  ]);
  expect(clinics.records()).toMatchObject([
    {
      "Full name": typed.providers.name,
      "Email address": typed.providers.email,
      "Practice or clinic name": typed.providers.practiceName,
      Role: typed.providers.role,
      Specialties: typed.providers.specialties,
      "Patients per month": typed.providers.patientsPerMonth,
      "Wants updates": "yes",
      "Times received": 1,
    },
  ]);
  const tables = `*Families*:\n\n${sheetTable(families)}\n\n*Clinics*:\n\n${sheetTable(clinics)}`;
  const document = readFileSync(file, "utf8");
  const upToDate = replaceMarked(document, marks, tables);
  if (process.env.CI) expect(document).toBe(upToDate);
  else if (document !== upToDate) writeFileSync(file, upToDate);
});
