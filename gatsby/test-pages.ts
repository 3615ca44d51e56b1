import { resolve } from "node:path";
import type { Actions } from "gatsby";

/** The variable that asks for the page below; only tools/test-builds.ts sets it, for one build. */
export const testPagesVariable = "TEST_PAGES";

/** Its path, without prefix. */
export const configurationPagePath = "/configuration";

/**
 * Adds the page on which the browser tests open the configuration panel. The site itself never
 * shows it, since the home page fixes `isAdmin` to false, so an ordinary build has no such page.
 */
export function createTestPages(
  environment: Record<string, string | undefined>,
  actions: Pick<Actions, "createPage">,
): void {
  if (!environment[testPagesVariable]) return;
  actions.createPage({
    path: configurationPagePath,
    component: resolve("__tests__/support/browser/configuration-page.tsx"),
    context: {},
  });
}
