import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { inlineScript } from "../inline-script";
import { writeLicenses } from "./write-licenses";

/** Extends Gatsby's webpack configuration, for each of its bundles. */
export function configureBundle({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  const keepHomeSlash = resolve("gatsby/bundle/keep-home-slash.ts");
  actions.setWebpackConfig({
    resolve: { alias: { "gatsby-page-utils/apply-trailing-slash-option": keepHomeSlash } },
  });
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      // It remembers the addresses of fonts under another path prefix (docs/decisions.md).
      cache: false,
      plugins: [writeLicenses()],
    });
  }
  if (stage.endsWith("-html")) {
    // For gatsby-ssr.tsx, with which esbuild cannot be bundled.
    const earlyScript = {
      text: inlineScript("markAudienceEarly"),
      // Gatsby leaves pages as they were if their bundle is the same, even with other styles.
      builtAt: Date.now(),
    };
    actions.setWebpackConfig({
      cache: false,
      plugins: [plugins.define({ earlyScript: JSON.stringify(earlyScript) })],
    });
  }
}
