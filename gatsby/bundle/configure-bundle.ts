import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { inlineScript } from "../inline-script";
import { siteAddress } from "../site-address";
import { hashLength } from "./hash-length";
import { hashOfFiles } from "./hash-of-files";
import { leaveOutUnusedCode } from "./lean-bundle";
import { requireModules } from "./require-modules";
import { writeLicenses } from "./write-licenses";

const keepHomeSlash = "gatsby/bundle/keep-home-slash.ts";

/** Adds to what Gatsby tells webpack, for each of its bundles. */
export function configureBundle(args: CreateWebpackConfigArgs): void {
  const { stage, actions, plugins } = args;
  actions.setWebpackConfig({
    // Gatsby keeps this cache for builds with another path prefix, in which the addresses of the
    // fonts would be wrong.
    cache: { version: `path prefix "${siteAddress(process.env).pathPrefix}"` },
    // The panel shows the receiver's script as text.
    module: { rules: [{ test: /\.gs$/, type: "asset/source" }] },
    resolve: {
      alias: {
        "gatsby-page-utils/apply-trailing-slash-option": resolve(keepHomeSlash),
      },
    },
  });
  if (stage === "build-javascript") {
    leaveOutUnusedCode(args);
    actions.setWebpackConfig({ plugins: [requireModules([/keep-home-slash/]), writeLicenses()] });
    changeOutput(args, { hashDigestLength: hashLength });
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
    // The pages' styles and what is done to them after the build are no part of this bundle: without
    // this, Gatsby would leave pages as they were.
    changeOutput(args, {
      hashSalt: ["src/styles", "src/startup", "gatsby"].map(hashOfFiles).join(),
    });
  }
}

type Output = { hashDigestLength: number } | { hashSalt: string };

/** Changes what setWebpackConfig leaves as it is. */
function changeOutput({ actions, getConfig }: CreateWebpackConfigArgs, output: Output): void {
  const config = getConfig();
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, ...output } });
}
