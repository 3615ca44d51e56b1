import { startAppsScriptServer } from "../receivers/apps-script-server";
import { loadReceiver } from "../receivers/receiver";
import { sentSignup } from "../receivers/signups";
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

test("the button of a confirmation reaches the script, out of a frame like Google's", async ({
  page,
}) => {
  const webApp = "https://script.google.com/macros/s/example/exec";
  const frame = "https://example-script.googleusercontent.com/page";
  // What Google's frame allows; the address of the web app refuses to be shown within one.
  const sandbox =
    "allow-forms allow-same-origin allow-scripts allow-top-navigation-by-user-activation";
  const receiver = loadReceiver({ CONFIRM_ADDRESSES: webApp });
  receiver.post(JSON.stringify(sentSignup("patients")));
  let shown = "";
  await page.route(`${webApp}*`, (route) => {
    const request = route.request();
    const isPress = request.method() === "POST";
    shown = isPress ? receiver.post(request.postData() ?? "") : receiver.open(request.url());
    return route.fulfill({
      headers: { "Content-Type": "text/html", "X-Frame-Options": "SAMEORIGIN" },
      body: `<iframe src="${frame}" sandbox="${sandbox}"></iframe>`,
    });
  });
  await page.route(frame, (route) => route.fulfill({ contentType: "text/html", body: shown }));

  await page.goto(/^https:.+$/m.exec(receiver.mail.sent[0]?.body ?? "")?.[0] ?? "");
  const content = page.frameLocator("iframe");
  expect(receiver.spreadsheet.records("Families")).toMatchObject([
    { Confirmed: expect.stringMatching(/^no /) },
  ]);
  await content.getByRole("button").click();
  await expect(content.getByText("Your address is confirmed")).toBeVisible();
  expect(receiver.spreadsheet.records("Families")).toMatchObject([
    { Confirmed: expect.stringMatching(/^yes, /) },
  ]);
});
