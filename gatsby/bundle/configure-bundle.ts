import type { CreateWebpackConfigArgs } from "gatsby";
import { inlineScript } from "../inline-script";
import { siteAddress } from "../site-address";
import { writeLicenses } from "./write-licenses";

/** Extends Gatsby's webpack configuration, for each of its bundles. */
export function configureBundle({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (stage === "build-javascript") {
    // Cached font URLs contain the path prefix.
    const version = siteAddress(process.env).pathPrefix;
    actions.setWebpackConfig({ cache: { version }, plugins: [writeLicenses()] });
  }
  if (stage.endsWith("-html")) {
    // The script is for gatsby-ssr.tsx, with which esbuild cannot be bundled.
    const script = inlineScript("src/startup/run-before-hydration.ts", "runBeforeHydration");
    const definitions = { earlyScript: JSON.stringify(script) };
    actions.setWebpackConfig({ cache: false, plugins: [plugins.define(definitions)] });
  }
}
