import type { Audience } from "../../src/audience/audience";
import { testBuilds } from "../../tools/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { openPage, whenSubmissionIsLoaded } from "../support/browser/open-page";
import { expectTold, failure, thanks } from "../support/browser/outcome";
import { readBody, signup, startBuiltInReceiver } from "../support/browser/signups";
import {
  chooseAudience,
  field,
  fill,
  signUp,
  storeAddress,
  submitButton,
  subscribeBox,
  typed,
} from "../support/browser/waitlist-page";
import site from "../support/sample-content/site.json";
import waitlist from "../support/sample-content/waitlist.json";
import { refusingAddress, startTestReceiver, type TestReceiver } from "../support/test-receiver";

const views = { patients: "/", providers: "/?audience=providers" } satisfies Record<
  Audience,
  string
>;
const paths = { patients: "/families", providers: "/clinics" } satisfies Record<Audience, string>;

function onlyRequest({ received }: TestReceiver) {
  const [request, ...others] = received;
  expect(others).toEqual([]);
  if (!request) throw new Error("Nothing was received.");
  return request;
}

for (const audience of ["patients", "providers"] as const) {
  test(`what I type as one of the ${audience} arrives, field by field, and nothing else`, {
    tag: "@smoke",
  }, async ({ page, opened }) => {
    const receiver = await opened(startBuiltInReceiver());
    await openPage(page, views[audience]);
    const start = Date.now();
    await signUp(page, audience);
    await expectTold(page, thanks);

    const request = onlyRequest(receiver);
    expect(request).toMatchObject({ method: "POST", path: paths[audience] });
    const { timestamp, rest } = readBody(request);
    expect(rest).toEqual(signup(audience));
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(start);
    expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());
    expect(request.headers["content-type"]).toMatch(/^text\/plain/);
    // Receivers filter by it; from a request without a referrer, Firefox and WebKit send `null`.
    expect(request.headers.origin).toBe(testBuilds.root.url);
    expect(request.headers.referer).toBe(`${testBuilds.root.url}/`);
    for (const name of ["cookie", "authorization"])
      expect(request.headers).not.toHaveProperty(name);
  });
}

test("spaces around what I type are left out, and what I leave out is empty", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startTestReceiver());
  await openPage(page, views.providers);
  await storeAddress(page, "providers", receiver.url);
  const { name, email, practiceName, role } = typed.providers;
  await fill(page, {
    name: `  ${name} `,
    email: ` ${email} `,
    practiceName: `${practiceName}  `,
    role: `\t${role}`,
  });
  await subscribeBox(page).uncheck();
  await submitButton(page, "providers").click();
  await expectTold(page, thanks);
  const omitted = { specialties: "", patientsPerMonth: "", isSubscribed: false };
  expect(readBody(onlyRequest(receiver)).rest).toEqual(signup("providers", omitted));
});

test("emoji and right-to-left writing arrive as I typed them", async ({ page, opened }) => {
  const receiver = await opened(startTestReceiver());
  await openPage(page);
  await storeAddress(page, "patients", receiver.url);
  const name = "שירה כהן 👩‍👧";
  await fill(page, { ...typed.patients, name });
  await field(page, "email").press("Enter");
  await expectTold(page, thanks);
  expect(readBody(onlyRequest(receiver)).rest).toEqual(signup("patients", { name }));
});

test("afterwards the form is empty, and says so for longer than the toast's five seconds", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startTestReceiver());
  receiver.hold();
  await page.clock.install();
  await openPage(page);
  await storeAddress(page, "patients", receiver.url);
  await fill(page, typed.patients);
  await subscribeBox(page).uncheck();
  await whenSubmissionIsLoaded(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  receiver.release();
  const toast = page.locator(".Toastify__toast");
  await expect(toast).toBeVisible();
  await expect(field(page, "name")).toHaveValue("");
  await expect(field(page, "email")).toHaveValue("");
  await expect(subscribeBox(page)).toBeChecked();
  await page.clock.runFor(4_900);
  await expectTold(page, thanks);
  await page.clock.runFor(100);
  await expect(toast).toHaveCount(0);

  const confirmation = page.getByText(waitlist.patients.confirmation.title);
  await expect(confirmation).toBeVisible();
  await field(page, "name").fill("B");
  await expect(confirmation).toBeHidden();
});

test("mistakes are said on sending, beside their fields, and nothing is sent", {
  tag: "@smoke",
}, async ({ page, opened }) => {
  const receiver = await opened(startTestReceiver());
  await openPage(page, views.providers);
  await storeAddress(page, "providers", receiver.url);
  await fill(page, { name: " P ", email: "priya@lakeside" });
  await field(page, "practiceName").focus();
  await expect(page.getByText("Name must be at least 2 characters")).toBeHidden();

  await submitButton(page, "providers").click();
  const messages = {
    name: "Name must be at least 2 characters",
    email: "Please enter a valid email address",
    practiceName: "Practice name is required",
    role: "Your role is required",
  };
  for (const name of ["name", "email", "practiceName", "role"] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(messages[name]);
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(field(page, "name")).toBeFocused();

  await field(page, "name").fill(typed.providers.name);
  await expect(page.getByText(messages.name)).toBeHidden();
  await expect(page.getByText(messages.email)).toBeVisible();
  expect(receiver.received).toEqual([]);

  await signUp(page, "providers");
  await expectTold(page, thanks);
  expect(readBody(onlyRequest(receiver)).rest).toEqual(signup("providers"));
});

test.describe("when nobody can be reached", () => {
  test.use({ expectedInConsole: /ERR_CONNECTION_REFUSED/ });

  test("I am told, keep what I typed, and can send it again", async ({ page, opened }) => {
    await openPage(page, views.providers);
    await storeAddress(page, "providers", refusingAddress);
    await fill(page, typed.providers);
    await subscribeBox(page).uncheck();
    await submitButton(page, "providers").click();
    await expectTold(page, failure);
    for (const name of ["name", "email", "practiceName", "role", "specialties"] as const) {
      await expect(field(page, name)).toHaveValue(typed.providers[name]);
    }
    await expect(subscribeBox(page)).not.toBeChecked();

    const receiver = await opened(startTestReceiver());
    await storeAddress(page, "providers", receiver.url);
    await submitButton(page, "providers").click();
    await expectTold(page, thanks);
    const expected = signup("providers", { isSubscribed: false });
    expect(readBody(onlyRequest(receiver)).rest).toEqual(expected);
  });
});

test("what I typed is nowhere but in the request", async ({ page, opened }) => {
  const receiver = await opened(startTestReceiver());
  const printed: string[] = [];
  page.on("console", (message) => printed.push(message.text()));
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(receiver.url)) {
      elsewhere.push(`${request.url()} ${request.postData()}`);
    }
  });
  await openPage(page);
  await storeAddress(page, "patients", receiver.url);
  await signUp(page);
  await expectTold(page, thanks);
  await chooseAudience(page, "providers");
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(page).toHaveURL(/\/about$/);

  const stored = await page.context().storageState({ indexedDB: true });
  const session = await page.evaluate(() => JSON.stringify(sessionStorage));
  const kept = JSON.stringify([stored, session, printed, elsewhere]);
  expect(kept).not.toMatch(/Sousa/i);
  expect(stored.cookies).toEqual([]);
});

test("I go on typing in the same field when the view changes under my hands", async ({ page }) => {
  await openPage(page);
  await fill(page, typed.patients);
  await field(page, "name").focus();
  await page.keyboard.press("End");
  // From here, because a tap on the toggle would take the focus along.
  const change = page.evaluate((query) => {
    document.querySelector<HTMLInputElement>(query)?.click();
  }, "[name=audience][value=providers]");
  const letters = " and Joana de Sousa";
  await Promise.all([change, page.keyboard.type(letters)]);
  await page.locator("html[data-audience=providers]").waitFor();
  await page.keyboard.type(".");
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "name")).toHaveValue(`${typed.patients.name}${letters}.`);
});
