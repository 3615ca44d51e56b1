import { startAppsScriptServer } from "../receivers/apps-script-server";
import { expect, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import { expectTold, thanks } from "../support/browser/signups";
import { fill, storeAddress, submitButton, typed } from "../support/browser/waitlist-page";

test("what patients and providers type is in the operator's spreadsheet, to the letter", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startAppsScriptServer());
  const name = "=HYPERLINK(A1) 李明";
  for (const audience of ["patients", "providers"] as const) {
    await openPage(page, audience === "providers" ? "/?audience=providers" : "/");
    await storeAddress(page, audience, receiver.url);
    await fill(page, { ...typed[audience], name });
    await submitButton(page).click();
    await expectTold(page, thanks);
  }
  const { patients, providers } = typed;
  expect(receiver.spreadsheet.records("Families")).toMatchObject([
    { "Full name": name, "Email address": patients.email },
  ]);
  expect(receiver.spreadsheet.records("Clinics")).toMatchObject([
    {
      "Full name": name,
      "Email address": providers.email,
      "Practice or clinic name": providers.practiceName,
      Role: providers.role,
      Specialties: providers.specialties,
      "Patients per month": providers.patientsPerMonth,
      "Wants updates": "yes",
    },
  ]);
});
