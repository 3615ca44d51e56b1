import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "./browser-test";

declare global {
  interface Window {
    /** Set by `axeSource`. */
    axe?: typeof axe;
  }
}

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** The rules of WCAG 2.2 at level AA, and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Returns what axe finds in a part of the page: each rule, with the elements that break it. */
export async function axeFindings(page: Page, part = "body"): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([selector, runOnly]) => {
      const parts = [...document.querySelectorAll(selector)];
      const results = await window.axe?.run({ include: parts }, { runOnly, preload: false });
      if (!results) throw new Error("axe is missing.");
      // Axe only doubts words of exactly the color behind them.
      const unseen = results.incomplete.flatMap(({ id, nodes }) => {
        const hidden = nodes.filter(({ any }) => any[0]?.data?.messageKey === "equalRatio");
        return hidden.length > 0 ? [{ id, nodes: hidden }] : [];
      });
      return [...results.violations, ...unseen].flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ""}`),
      );
    },
    [part, tags] as const,
  );
}
