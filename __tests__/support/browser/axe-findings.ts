import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "./browser-test";

/** The rules of WCAG 2.2 at level AA, and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Returns what axe finds in a part of the page: each rule, with the elements that break it. */
export async function axeFindings(page: Page, part = "body"): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    // Without frames from elsewhere, the older way does the same in less time.
    .setLegacyMode()
    .include(part)
    .withTags(tags)
    .analyze();
  // Axe only doubts words of exactly the color behind them.
  const unseen = incomplete.flatMap(({ id, nodes }) => {
    const hidden = nodes.filter(({ any }) => any[0]?.data?.messageKey === "equalRatio");
    return hidden.length > 0 ? [{ id, nodes: hidden }] : [];
  });
  return [...violations, ...unseen].flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ""}`),
  );
}
