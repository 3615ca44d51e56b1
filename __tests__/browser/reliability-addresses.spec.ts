import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSiteServer } from "../../tools/serve/site-server";
import { testBuilds, testHost } from "../../tools/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { expectOutcome, failure, thanks, toldOn } from "../support/browser/outcome";
import type { ReliabilityScenario } from "../support/browser/reliability-scenarios";
import { gotBy, startReceiver } from "../support/browser/signups";
import { fill, signUp, storeAddress, submitButton, typed } from "../support/browser/waitlist-page";
import { temporaryFolder } from "../support/built-site";

/** Notes every request of the page that sends something, wherever to. */
function watchSending(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

test("plain http is fine from a page that is plain http itself", async ({ page, opened }) => {
  const receiver = await opened(startReceiver());
  await page.goto("/");
  await storeAddress(page, "patients", receiver.url);
  await signUp(page);
  await expectOutcome(
    "The address is plain http, the page too",
    async () => ({ got: gotBy(receiver), told: await toldOn(page) }),
    { got: "the signup, once", told: thanks },
  );
});

const unusable: [ReliabilityScenario, string][] = [
  ["The address is no URL", "my Zapier hook"],
  ["The address is a path of our own site", "/hooks/families"],
  ["The address has no slashes after its scheme", "http:hooks/families"],
];

for (const [scenario, address] of unusable) {
  test(`"${address}" as an address is a failure, never a request to our own site`, async ({
    page,
  }) => {
    const sent = watchSending(page);
    await page.goto("/");
    await storeAddress(page, "patients", address);
    await signUp(page);
    await expectOutcome(
      scenario,
      async () => ({ got: sent.join(", ") || "nothing", told: await toldOn(page) }),
      { got: "nothing", told: failure },
    );
  });
}

test("where nobody has said where to, nothing is sent, and I am thanked after a second", async ({
  page,
}) => {
  const sent = watchSending(page);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(testBuilds.prefixed.url)) elsewhere.push(request.url());
  });
  await page.goto(`${testBuilds.prefixed.url}/`);
  await fill(page, typed.patients);
  const start = Date.now();
  await submitButton(page).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await expectOutcome(
    "There is no address",
    async () => ({ got: sent.join(", ") || "nothing", told: await toldOn(page) }),
    { got: "nothing", told: thanks },
  );
  expect(Date.now() - start).toBeGreaterThanOrEqual(1_000);
  expect(elsewhere).toEqual([]);
});

test("under the site's own content-security policy my signup arrives", async ({ page, opened }) => {
  const receiver = await opened(startReceiver());
  const response = await page.goto("/");
  expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
  await storeAddress(page, "patients", receiver.url);
  await signUp(page);
  await expectOutcome(
    "A strict content-security policy is in force",
    async () => ({ got: gotBy(receiver), told: await toldOn(page) }),
    { got: "the signup, once", told: thanks },
  );
});

test.describe("a policy that allows no other origin", () => {
  test.use({ expectedInConsole: /Content Security Policy/ });

  test("keeps my signup back, and I am told", async ({ page, opened }) => {
    const headersFile = join(temporaryFolder(), "_headers");
    writeFileSync(headersFile, "/*\n  Content-Security-Policy: connect-src 'self'\n");
    const { folder } = testBuilds.root;
    const site = await opened(startSiteServer({ folder, port: 0, host: testHost, headersFile }));
    const receiver = await opened(startReceiver());
    await page.goto(site.url);
    await storeAddress(page, "patients", receiver.url);
    await signUp(page);
    await expectOutcome(
      "The content-security policy forbids the receiver",
      async () => ({ got: gotBy(receiver), told: await toldOn(page) }),
      { got: "nothing", told: failure },
    );
  });
});
