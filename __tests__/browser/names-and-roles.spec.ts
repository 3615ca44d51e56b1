import hero from "../../content/hero.json";
import panel from "../../content/panel.json";
import site from "../../content/site.json";
import waitlist from "../../content/waitlist.json";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openConfigurationPage, openFailed, openHome } from "../support/browser/screens";
import { field, signUp, submitButton, subscribeBox } from "../support/browser/waitlist-page";

// One file is else one worker's, and this one has many tests.
test.describe.configure({ mode: "parallel" });

declare global {
  interface Window {
    /** Told of the title of the thanks at every change of the page: whether it is to be heard. */
    sawThanks: (isHeard: boolean) => void;
  }
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the toggle is a named group of two radios, one of them chosen", async ({ page }) => {
  await openHome(page, "providers");
  await expect(page.getByRole("banner").getByRole("group")).toMatchAriaSnapshot(`
    - group "${site.audienceQuestion}":
      - radio "${site.audiences.patients}" [checked=false]
      - text: ${site.audiences.patients}
      - radio "${site.audiences.providers}" [checked]
      - text: ${site.audiences.providers}
  `);
});

test("a page is one bar, one main part with one first heading, and one footer", async ({
  page,
}) => {
  for (const audience of ["patients", "providers"] as const) {
    await openHome(page, audience);
    for (const role of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: site.company.title })).toBeVisible();
  }
});

test("the sample chat reads as a conversation: whose words, then when", async ({ page }) => {
  await openHome(page, "patients");
  const { chat } = hero.patients;
  const figure = page.getByRole("figure", { name: chat.label });
  await expect(figure).toHaveAccessibleName(
    `${chat.label} ${chat.clinician.name} ${chat.clinician.role}`,
  );
  const messages = figure.getByRole("list").getByRole("listitem");
  await expect(messages).toHaveCount(chat.messages.length);
  for (const [order, { from, text, time }] of chat.messages.entries()) {
    const speaker = from === "family" ? chat.familyName : chat.clinician.name;
    await expect(messages.nth(order)).toHaveText(`${speaker}: ${text}${time}`);
  }
  await expect(figure).toContainText(chat.responseTime);
});

test("the sample summary reads as a document: its title, its parts, its lists", async ({
  page,
}) => {
  await openHome(page, "providers");
  const { summary } = hero.providers;
  const figure = page.getByRole("figure", { name: summary.label });
  await expect(figure.getByRole("heading", { level: 2 })).toHaveText(summary.title);
  await expect(figure.getByRole("heading", { level: 3 })).toHaveText([
    summary.topics.title,
    summary.trends.title,
    summary.questions.title,
  ]);
  const items = [summary.topics.items, summary.trends.items, summary.questions.items];
  for (const [order, { length }] of items.entries()) {
    const list = figure.getByRole("list").nth(order);
    await expect(list.getByRole("listitem")).toHaveCount(length);
  }
  await expect(figure.getByRole("img")).toHaveCount(0);
  for (const { values, unit } of summary.trends.items) {
    await expect(figure).toContainText(`${values.join(", ")} ${unit}`);
  }
});

test("each field says what it wants, and a browser can fill it in", async ({ page }) => {
  await openHome(page, "providers");
  const text = { type: "text", inputmode: null };
  const expected = {
    name: { ...text, autocomplete: "name", required: true },
    email: { type: "email", inputmode: "email", autocomplete: "email", required: true },
    practiceName: { ...text, autocomplete: "organization", required: true },
    role: { ...text, autocomplete: "organization-title", required: true },
    specialties: { ...text, autocomplete: null, required: false },
    patientsPerMonth: { ...text, autocomplete: null, required: false },
  };
  for (const name of [
    "name",
    "email",
    "practiceName",
    "role",
    "specialties",
    "patientsPerMonth",
  ] as const) {
    const attributes = await field(page, name).evaluate((input: HTMLInputElement) => ({
      type: input.type,
      inputmode: input.getAttribute("inputmode"),
      autocomplete: input.getAttribute("autocomplete"),
      required: input.ariaRequired === "true",
    }));
    expect(attributes, name).toEqual(expected[name]);
  }
  await openHome(page, "patients");
  await expect(field(page, "name")).toHaveAttribute("autocomplete", "name");
  await expect(field(page, "email")).toHaveAttribute("type", "email");
  await expect(subscribeBox(page)).toBeChecked();
});

test("a field in error says so with its message, and no longer once it is right", async ({
  page,
}) => {
  await openHome(page, "patients");
  await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "name")).toHaveAccessibleDescription("");
  await submitButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "name")).toHaveAccessibleDescription(
    "Name must be at least 2 characters",
  );
  await expect(field(page, "email")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
  await field(page, "name").fill("Ana Sousa");
  await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "name")).toHaveAccessibleDescription("");
});

/** Gives the live regions on the page that have words in them, as assistive technology sees them. */
async function liveRegions(
  page: Page,
): Promise<{ live: unknown; within: number; words: string }[]> {
  return page.evaluate(() => {
    const selector = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]";
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(({ textContent, id }) => textContent && id !== "gatsby-announcer")
      .map((region) => ({
        live: region.role === "alert" ? "assertive" : "polite",
        within: region.parentElement?.closest(selector) ? 1 : 0,
        words: [...region.querySelectorAll("p")].map(({ textContent }) => textContent).join(" "),
      }));
  });
}

test("thanks are announced once, when I have stopped typing", async ({ page }) => {
  await openHome(page, "patients");
  await signUp(page);
  await expect(page.getByRole("status")).toBeVisible();
  expect(await liveRegions(page)).toEqual([
    {
      live: "polite",
      within: 0,
      words:
        "Thank you for joining our waitlist! We'll notify you when the product is ready for you.",
    },
  ]);
});

test("the words of the thanks come after their region, or nobody would hear them", async ({
  page,
}) => {
  await openHome(page, "patients");
  const seen: boolean[] = [];
  await page.exposeFunction("sawThanks", (isHeard: boolean) => seen.push(isHeard));
  await page.evaluate(() => {
    new MutationObserver(() => {
      const title = document.querySelector("[role=status] p");
      if (title) window.sawThanks(title.checkVisibility({ visibilityProperty: true }));
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await signUp(page);
  await expect(page.getByRole("status").getByText("Thank you")).toBeVisible();
  await expect.poll(() => seen.at(-1)).toBe(true);
  expect(seen[0]).toBe(false);
});

test("a failure is announced once and at once", async ({ page }) => {
  await openFailed(page);
  expect(await liveRegions(page)).toEqual([
    {
      live: "assertive",
      within: 0,
      words: "Error Failed to send your information. Please try again later.",
    },
  ]);
});

test("the panel is a named form with two tabs, each with its own field", async ({ page }) => {
  await openConfigurationPage(page);
  const opener = page.getByRole("button", { name: waitlist.configureLabel });
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await opener.click();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  const form = page.getByRole("form", { name: panel.title });
  await expect(form.getByRole("tablist")).toMatchAriaSnapshot(`
    - tablist:
      - tab "${site.audiences.patients}" [selected]
      - tab "${site.audiences.providers}" [selected=false]
  `);
  await expect(form.getByRole("tabpanel", { name: site.audiences.patients })).toBeVisible();
  await expect(form.getByRole("tabpanel")).toHaveCount(1);
  await form.getByRole("tab", { name: site.audiences.providers }).click();
  await expect(form.getByRole("tabpanel", { name: site.audiences.providers })).toBeVisible();
  await expect(form.getByRole("tabpanel")).toHaveCount(1);

  const address = form.getByRole("textbox", { name: panel.fieldLabel });
  await expect(address).toHaveAttribute("type", "url");
  await expect(address).toHaveAttribute("inputmode", "url");
  await expect(address).toHaveAccessibleDescription("");
  await address.fill("hooks.example");
  await expect(address).toHaveAccessibleDescription(panel.fieldHint);
  await expect(address).not.toHaveAttribute("aria-invalid");
});

test("links that lead nowhere yet say so", async ({ page }) => {
  await openHome(page, "patients");
  for (const name of [site.legal.privacyPolicy.label, site.legal.termsOfService.label]) {
    await expect(page.getByRole("link", { name, disabled: true })).toBeVisible();
  }
});
