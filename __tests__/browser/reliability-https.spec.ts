import { findTestChromium, testChromiumArguments } from "../../tools/chromium";
import { test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import { expectOutcome, failure, toldOn } from "../support/browser/outcome";
import { gotBy } from "../support/browser/signups";
import { startSiteProxy } from "../support/browser/site-proxy";
import { signUp, storeAddress } from "../support/browser/waitlist-page";
import { startTestReceiver } from "../support/test-receiver";

test.use({
  ignoreHTTPSErrors: true,
  expectedInConsole: /Mixed Content/,
  // With this machine a page that is https may speak plain http, but not with any other name.
  launchOptions: {
    executablePath: findTestChromium(),
    args: [...testChromiumArguments, "--host-resolver-rules=MAP hooks.example 127.0.0.1"],
  },
});

test("a page that is https may not send to plain http, and says so", async ({ page, opened }) => {
  const secure = await opened(startSiteProxy({ isHttps: true }));
  const receiver = await opened(startTestReceiver());
  await openPage(page, secure.url);
  const { port } = new URL(receiver.url);
  await storeAddress(page, "patients", `http://hooks.example:${port}/families`);
  await signUp(page);
  await expectOutcome(async () => ({ got: gotBy(receiver), told: await toldOn(page) }), {
    got: "nothing",
    told: failure,
  });
});
