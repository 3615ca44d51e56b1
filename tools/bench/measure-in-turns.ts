import type { Browser } from "@playwright/test";
import { type Audit, audit } from "./audit";
import { shareTakenByOthers } from "./busy-machine";
import { inspectPage } from "./inspect-page";
import { measureSwitching } from "./measure-switching";
import type { BenchResults } from "./results-table";
import type { ServedPage } from "./serve-pages";

/**
 * Measures every page once a round, and then switching the audience on our home page.
 * Shows the figures as they come.
 */
export async function measureInTurns(
  browser: Browser,
  pages: ServedPage[],
  rounds: number,
): Promise<Omit<BenchResults, "conditions">> {
  const results: Omit<BenchResults, "conditions"> = { pages: [], switching: [], takenByOthers: [] };
  for (const { name, isOurs, site, path } of pages) {
    const inspection = await inspectPage(browser, site, path);
    results.pages.push({ name, isOurs, ...inspection, audits: [] });
  }
  for (let round = 1; round <= rounds; round += 1) {
    results.takenByOthers.push(await shareTakenByOthers());
    for (const [index, { name, site, path }] of pages.entries()) {
      const result = await audit(`${site.url}${path}`);
      results.pages[index]?.audits.push(result);
      console.log(`Round ${round}, ${name}: ${summary(result)}`);
    }
    results.switching.push(...(await measureSwitching(browser, `${pages[0]?.site.url}/`)));
  }
  return results;
}

function summary({ performance, fcp, lcp, tbt }: Audit): string {
  const times = [fcp, lcp, tbt].map(Math.round).join(", ");
  return `performance ${performance}; FCP, LCP, TBT ${times} ms`;
}
