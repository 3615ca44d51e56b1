import { expect, test } from "../support/browser/browser-test";
import { headline, patientsHeadline, providersHeadline } from "../support/browser/waitlist-page";
import journeys from "../support/sample-content/journeys.json";
import questions from "../support/sample-content/questions.json";
import site from "../support/sample-content/site.json";
import waitlist from "../support/sample-content/waitlist.json";
import { colorBehind, expectPill } from "./pill";

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "no-preference" } });

test("without scripts, all is there to read, in both views, with a way to join", async ({
  page,
}) => {
  await page.goto("/");

  await test.step("every card of the families is there", async () => {
    const cards = page.locator("[data-reveal]").filter({ visible: true });
    await expect(cards).toHaveCount(9);
    for (const card of await cards.all()) await expect(card).toHaveCSS("opacity", "1");
  });

  await test.step("there is one week, and nothing to move", async () => {
    const week = journeys.weeks.pregnancy[1];
    const shown = page.locator("[data-is-asked]").filter({ visible: true });
    await expect(shown).toHaveText([`Week ${week?.week}${week?.question}`]);
    await expect(page.getByRole("slider")).toBeHidden();
  });

  await test.step("answers open and close by keyboard", async () => {
    const { question = "", answer = "" } = questions.patients.items[1] ?? {};
    const summary = page.locator("summary").filter({ hasText: question });
    const arrow = () => summary.evaluate((one) => getComputedStyle(one, "::after").transform);
    await expect(page.getByText(questions.patients.items[0]?.answer ?? "")).toBeVisible();
    await expect(page.getByText(answer)).toBeHidden();
    const closed = await arrow();
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(answer)).toBeInViewport();
    expect(await arrow(), "the arrow of an open answer").not.toBe(closed);
    await page.keyboard.press("Space");
    await expect(page.getByText(answer)).toBeHidden();
  });

  const patients = page.locator("header [data-value=patients]");
  const providers = page.locator("header [data-value=providers]");
  await test.step("the toggle shows the other view, in its colors and with its links", async () => {
    await expectPill(patients, providers);
    const ground = await colorBehind(page.locator("html"));
    await providers.click();
    await expect(headline(page, providersHeadline)).toBeVisible();
    await expect(headline(page, patientsHeadline)).toBeHidden();
    await expectPill(providers, patients);
    expect(await colorBehind(page.locator("html"))).not.toBe(ground);
    const home = page.getByRole("banner").getByRole("link", { name: site.name });
    await expect(home).toHaveAttribute("href", "/?audience=providers");
  });

  await test.step("how to join by email is where the form was, and there is nothing to send", async () => {
    await page.locator("#waitlist").scrollIntoViewIfNeeded();
    const invitation = page.getByText(waitlist.withoutScript).filter({ visible: true });
    await expect(invitation).toHaveText(`${waitlist.withoutScript} ${site.email}`);
    const link = invitation.getByRole("link", { name: site.email });
    await expect(link).toHaveAttribute("href", `mailto:${site.email}`);
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("button", { disabled: false })).toHaveCount(0);
    const title = page.getByRole("heading", { name: waitlist.providers.headline });
    const [note, words] = [await invitation.boundingBox(), await title.boundingBox()];
    expect(note?.y).toBeCloseTo(words?.y ?? 0, -1);
  });
});

test("without scripts, the footer leads to a legal page, with headings, lists and links", async ({
  page,
}) => {
  await page.goto("/about");
  await page.getByRole("link", { name: site.legal.termsOfService.label }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(["Terms"]);
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Who can join",
    "How to leave",
  ]);
  await expect(main.getByRole("listitem")).toHaveText(["Families", /^Clinics/]);
  await page.emulateMedia({ media: "print" });
  for (const address of ["https://riverbend.example/rules", "clinics@riverbend.example"]) {
    await expect(main.getByRole("link", { name: address, exact: true })).toBeVisible();
  }
});
