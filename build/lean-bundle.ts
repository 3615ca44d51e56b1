import { resolve } from "node:path";
import type { Actions } from "gatsby";

/**
 * Keeps code that no page uses out of every visitor's download:
 * - gatsby-script and Partytown, which run third-party scripts, of which this site has none;
 * - Emotion's list of HTML's attributes, by which it keeps other props from the element: our styled
 *   elements are given attributes only, or say themselves what is none.
 */
export function leaveOutUnusedCode(actions: Pick<Actions, "setWebpackConfig">): void {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        "gatsby-script": false,
        "@builder.io/partytown/integration": false,
        "@emotion/is-prop-valid": resolve("build/any-prop.ts"),
      },
    },
  });
}
