import { startAppsScriptServer } from "../receivers/apps-script-server";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, whenSubmissionIsLoaded } from "../support/browser/open-page";
import { expectTold, failure, thanks } from "../support/browser/signups";
import { fill, signUp, storeAddress, submitButton, typed } from "../support/browser/waitlist-page";

async function open(page: Page, audience: "patients" | "providers", address: string) {
  await openPage(page, audience === "providers" ? "/?audience=providers" : "/");
  await storeAddress(page, audience, address);
}

test("what families and clinics type is in the operator's spreadsheet, to the letter", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startAppsScriptServer());
  await open(page, "patients", receiver.url);
  await signUp(page);
  await expectTold(page, thanks);
  await page.reload();
  // The same address again, as after a time-out.
  await fill(page, { name: "=HYPERLINK(A1) 李明", email: typed.patients.email });
  await submitButton(page).click();
  await expectTold(page, thanks);
  await open(page, "providers", receiver.url);
  await signUp(page, "providers");
  await expectTold(page, thanks);

  expect(receiver.spreadsheet.records("Families")).toMatchObject([
    { "Full name": typed.patients.name, "Email address": typed.patients.email },
  ]);
  expect(receiver.spreadsheet.records("Repeats")).toMatchObject([
    { "Full name": "=HYPERLINK(A1) 李明", "Email address": typed.patients.email },
  ]);
  expect(receiver.spreadsheet.records("Clinics")).toMatchObject([
    {
      "Full name": typed.providers.name,
      "Email address": typed.providers.email,
      "Practice or clinic name": typed.providers.practiceName,
      Role: typed.providers.role,
      Specialties: typed.providers.specialties,
      "Patients per month": typed.providers.patientsPerMonth,
      "Wants updates": "yes",
    },
  ]);
});

test("a visitor whose signup the spreadsheet cannot take is not thanked, and can send again", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startAppsScriptServer());
  receiver.spreadsheet.fault = "Over the limit of 10000000 cells.";
  await page.clock.install();
  await open(page, "patients", receiver.url);
  await fill(page, typed.patients);
  await whenSubmissionIsLoaded(page);
  await Promise.all([page.waitForRequest(receiver.url), submitButton(page).click()]);
  await page.clock.fastForward(15_000);
  await expectTold(page, failure);
  receiver.spreadsheet.fault = "";
  await submitButton(page).click();
  await expectTold(page, thanks);
  expect(receiver.spreadsheet.records("Families")).toHaveLength(1);
});
