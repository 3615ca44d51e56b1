import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { NodeResult, RunOptions } from "axe-core";

declare global {
  interface Window {
    /** Put there by `run`. */
    axe?: typeof axe;
  }
}

/** The rules of every WCAG version and level that axe knows, and its best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What can be pressed, and looks different under the pointer or with the focus. */
const pressable = "a, button, summary, label:has(input), input, [role=tab]";

/** Gives what axe finds in a part, each as its rule and the elements that break it, with their words. */
export function axeFindings(page: Page, part: string): Promise<string[]> {
  const options = {
    runOnly: tags,
    // 7:1 is the one rule of level AAA that we do not hold; contrast.spec.ts asks 4.5:1.
    rules: { "color-contrast-enhanced": { enabled: false } },
  };
  return run(page, options, part);
}

/** Gives the words of a part that cannot be read. */
export function contrastFindings(page: Page, part: string): Promise<string[]> {
  return run(page, { runOnly: { type: "rule", values: ["color-contrast"] } }, part);
}

/** Gives the words of a part that cannot be read on what is pressed while all of it is in a state. */
export async function pressableFindings(
  page: Page,
  part: string,
  ...state: string[]
): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument", { depth: 0 });
  const pressableInPart = `:is(${part}) :is(${pressable})`;
  const found = { nodeId: root.nodeId, selector: pressableInPart };
  const { nodeIds } = await browser.send("DOM.querySelectorAll", found);
  const forced = nodeIds.map((nodeId) => ({ nodeId, forcedPseudoClasses: state }));
  await Promise.all(forced.map((one) => browser.send("CSS.forcePseudoState", one)));
  const findings = await contrastFindings(page, pressableInPart);
  await browser.detach();
  return findings;
}

// The module has its whole source too, which a page takes twice as long to parse.
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

async function run(page: Page, options: RunOptions, within: string): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe))) await page.evaluate(axeSource);
  const resultTypes = ["violations" as const, "incomplete" as const];
  // What it would load are style sheets and sounds, for rules that are not asked.
  const input = { within, options: { ...options, resultTypes, preload: false } };
  return page.evaluate(async ({ within, options }) => {
    const results = await window.axe?.run(within, options);
    if (!results) throw new Error("axe is not there.");
    // Words of exactly the color behind them, which axe only doubts.
    const unseen = results.incomplete.map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio")),
    }));
    return [...results.violations, ...unseen]
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id}: ${nodes.map(description).join("; ")}`);

    /** Names the words, or without any what is there, and for a lack of contrast the two colors. */
    function description({ target, any }: NodeResult): string {
      const element = document.querySelector(String(target));
      const words = element?.textContent?.trim().slice(0, 40) || element?.outerHTML.slice(0, 120);
      const { fgColor, bgColor, contrastRatio } = any[0]?.data ?? {};
      const colors = fgColor ? `, ${fgColor} on ${bgColor} is ${contrastRatio}:1` : "";
      return `${target} "${words}"${colors}`;
    }
  }, input);
}
