import { icons } from "lucide";
import type { Audience } from "../../src/audience/audience";
import { expect, test } from "../support/browser/browser-test";
import { openHome } from "../support/browser/screens";
import features from "../support/sample-content/features.json";
import hero from "../support/sample-content/hero.json";
import site from "../support/sample-content/site.json";
import { colorBehind } from "./pill";

test("the families' view looks and is read as it is meant", async ({ page }) => {
  await openHome(page, "patients");

  await test.step("a feature without a sample has the icon that the content names", async () => {
    const drawings = new Map(
      Object.entries(icons).map(([name, drawing]) => [name.toLowerCase(), drawing]),
    );
    for (const { icon, title } of features.items) {
      if (!icon) continue;
      const card = page
        .locator("#features li")
        .filter({ has: page.getByText(title, { exact: true }) });
      const drawn = await card
        .locator("svg[stroke=currentColor] > *")
        .evaluateAll((shapes) =>
          shapes.map((shape) => [
            shape.localName,
            Object.fromEntries([...shape.attributes].map(({ name, value }) => [name, value])),
          ]),
        );
      expect.soft(drawn, title).toEqual(drawings.get(icon.replaceAll("-", "")));
    }
  });

  await test.step("in the sample chat the patient writes at the right, in a color of their own", async () => {
    const { clinician, messages } = hero.patients.chat;
    const chat = page.getByRole("figure", { name: `${clinician.name} ${clinician.role}` });
    const { x, width } = (await chat.getByRole("list").boundingBox()) ?? { x: 0, width: 0 };
    const colors = { patient: new Set<string>(), clinician: new Set<string>() };
    for (const { from, text } of messages) {
      const words = chat.getByRole("paragraph").filter({ hasText: text });
      const box = await words.boundingBox();
      if (!box) throw new Error(`"${text}" cannot be seen.`);
      const isAtTheRight = box.x - x > x + width - (box.x + box.width);
      expect.soft(isAtTheRight, text).toBe(from === "family");
      const color = await words.evaluate((element) => getComputedStyle(element).backgroundColor);
      colors[from === "family" ? "patient" : "clinician"].add(color);
    }
    expect.soft([...colors.patient]).toHaveLength(1);
    expect.soft([...colors.clinician]).toHaveLength(1);
    expect.soft(colors.patient).not.toEqual(colors.clinician);
  });

  await test.step("in a headline, a straight apostrophe is drawn as a curly one", async () => {
    const drawings = await page.evaluate(() => {
      const { fontFamily } = getComputedStyle(document.querySelector("h1") ?? document.body);
      return ["'", "’", "!"].map((character) => {
        const canvas = document.createElement("canvas");
        const paint = canvas.getContext("2d");
        if (!paint) throw new Error("This browser cannot draw.");
        paint.font = `520 80px ${fontFamily}`;
        paint.fillText(`n${character}s`, 0, 80);
        return canvas.toDataURL();
      });
    });
    const [straight, curly, other] = drawings;
    expect.soft(straight).toBe(curly);
    expect.soft(straight).not.toBe(other);
  });

  await test.step("a number to call is large enough for a finger, and as near to the words around it as they are", async () => {
    const links = page.locator("a[href^='tel:']").filter({ visible: true });
    await expect.soft(links).not.toHaveCount(0);
    const wrong = await links.evaluateAll((all) =>
      all
        .map((link) => {
          const words = new Range();
          words.selectNodeContents(link);
          const [box, text] = [link.getBoundingClientRect(), words.getBoundingClientRect()];
          return { words: link.textContent, height: box.height, gap: text.left - box.left };
        })
        .filter(({ height, gap }) => height < 24 || gap > 1),
    );
    expect.soft(wrong).toEqual([]);
  });

  await test.step("the leaf of the brand is beside its name, in the bar and in the footer", async () => {
    const leaves = page.locator("header svg, footer svg").filter({ visible: true });
    const places = await leaves.evaluateAll((all) =>
      all.map((leaf) => {
        const words = new Range();
        if (leaf.nextSibling) words.selectNode(leaf.nextSibling);
        const [name, drawing] = [words.getBoundingClientRect(), leaf.getBoundingClientRect()];
        const isInLine = name.top < drawing.bottom && name.bottom > drawing.top;
        return {
          of: leaf.closest("header, footer")?.localName,
          isBeside: isInLine && name.left > drawing.right,
        };
      }),
    );
    expect.soft(places).toEqual([
      { of: "header", isBeside: true },
      { of: "footer", isBeside: true },
    ]);
  });

  await test.step("quotation marks are not read", async () => {
    expect.soft(await page.getByRole("blockquote").first().ariaSnapshot()).not.toMatch(/[“”]/);
  });

  await test.step("VoiceOver, too, says that a list is one", async () => {
    const styles = page
      .locator("ul, ol")
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
    expect.soft(await styles).not.toContain("none");
  });

  await test.step("on a small phone, the toggle says to the eye whom it is for, and all of its words to others", async () => {
    const beginning = page.getByText("For ", { exact: true }).first();
    for (const { width, isShort } of [
      { width: 390, isShort: false },
      { width: 360, isShort: true },
    ]) {
      await page.setViewportSize({ width, height: 640 });
      await expect.soft(beginning).toHaveCSS("clip-path", isShort ? "inset(50%)" : "none");
      for (const label of Object.values(site.audiences)) {
        await expect.soft(page.getByRole("radio", { name: label, exact: true })).toHaveCount(1);
      }
    }
  });

  await test.step("in the dark, the panels and what the browser itself draws are dark, too", async () => {
    const panel = page.locator("#journey").getByRole("listitem").first();
    const panelInLight = await colorBehind(panel);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await colorBehind(panel)).not.toBe(panelInLight);
    const paper = await page.evaluate(() => {
      document.body.style.backgroundColor = "Canvas";
      return getComputedStyle(document.body).backgroundColor;
    });
    expect.soft(paper).not.toBe("rgb(255, 255, 255)");
  });
});

test("a panel of the journey with a picture is as wide as the view, and one that is left over as the page; the summary's questions are numbered", async ({
  page,
}) => {
  async function shares(audience: Audience) {
    await openHome(page, audience);
    const panels = page.locator("#journey [data-reveal]").filter({ visible: true });
    return panels.evaluateAll((all) => {
      const whole = all[0]?.parentElement?.clientWidth ?? 0;
      const { clientWidth } = document.documentElement;
      return all.map((panel) => {
        if (panel.clientWidth === clientWidth) return "from edge to edge";
        return Math.round((10 * panel.clientWidth) / whole) / 10;
      });
    });
  }
  // The first has a picture.
  expect.soft(await shares("patients")).toEqual(["from edge to edge", 1]);
  expect.soft(await shares("providers")).toEqual([0.5, 0.5, 1]);

  const { items } = hero.providers.summary.questions;
  const question = page.getByRole("figure").getByRole("listitem").filter({ hasText: items[0] });
  const mark = await question.evaluate((one) => getComputedStyle(one, "::before").content);
  expect(mark).toMatch(/^counter\(/);
});
