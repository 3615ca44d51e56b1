import { chromiumArguments, findChromium } from "../../tools/chromium";
import { testBuilds } from "../../tools/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { expectOutcome, failure, toldOn } from "../support/browser/outcome";
import { startSecureFront } from "../support/browser/secure-front";
import { gotBy, startReceiver } from "../support/browser/signups";
import { familyHeadline, headline, signUp, storeAddress } from "../support/browser/waitlist-page";

test.use({
  ignoreHTTPSErrors: true,
  expectedInConsole: /Mixed Content|Content Security Policy/,
  // With this machine a page that is https may speak plain http, but not with any other name.
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, "--host-resolver-rules=MAP hooks.example 127.0.0.1"],
  },
});

test("a page that is https may not send to plain http, and says so", async ({ page, opened }) => {
  const site = await opened(startSecureFront(testBuilds.root.url));
  const receiver = await opened(startReceiver());
  await page.goto(site.url);
  await expect(headline(page, familyHeadline)).toBeVisible();
  const { port } = new URL(receiver.url);
  await storeAddress(page, "patients", `http://hooks.example:${port}/families`);
  await signUp(page);
  await expectOutcome(
    "The address is plain http, the page https",
    async () => ({ got: gotBy(receiver), told: await toldOn(page) }),
    { got: "nothing", told: failure },
  );
});
