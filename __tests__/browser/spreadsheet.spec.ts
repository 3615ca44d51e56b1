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
  for (const [list, audience] of [
    ["Families", "patients"],
    ["Clinics", "providers"],
  ] as const) {
    const { isSubscribed: _checked, ...texts } = typed[audience];
    const [_titles, ...rows] = receiver.spreadsheet.sheet(list).rows();
    expect(rows).toHaveLength(1);
    const cells = Object.values({ ...texts, name, box: "yes" });
    expect(rows[0]).toEqual(expect.arrayContaining(cells));
  }
});
