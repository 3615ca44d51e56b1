import type { CreateWebpackConfigArgs } from "gatsby";
import { inlineScript } from "../inline-script";
import { siteAddress } from "../site-address";
import { leaveOutUnusedCode } from "./lean-bundle";
import { writeLicenses } from "./write-licenses";

/** Adds to what Gatsby tells webpack, for each of its bundles. */
export function configureBundle(args: CreateWebpackConfigArgs): void {
  const { stage, actions, plugins } = args;
  actions.setWebpackConfig({
    // Gatsby keeps this cache for builds with another path prefix, in which the addresses of the
    // fonts would be wrong.
    cache: { version: `path prefix "${siteAddress(process.env).pathPrefix}"` },
  });
  if (stage === "build-javascript") {
    leaveOutUnusedCode(args);
    actions.setWebpackConfig({ plugins: [writeLicenses()] });
  }
  if (stage.endsWith("-html")) {
    // For gatsby-ssr.tsx, with which esbuild cannot be bundled. As a part of that bundle, a script
    // that has changed makes Gatsby write all pages again.
    const earlyScripts = {
      home: inlineScript("markAudienceEarly", true),
      others: inlineScript("markAudienceEarly", false),
    };
    actions.setWebpackConfig({
      plugins: [plugins.define({ earlyScripts: JSON.stringify(earlyScripts) })],
    });
  }
}
