import { loadReceiver } from "../receivers/receiver";
import { sentSignup } from "../receivers/signups";
import { expect, test } from "../support/browser/browser-test";

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
