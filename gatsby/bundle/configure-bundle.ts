import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import type { Configuration } from "webpack";
import { inlineScript } from "../inline-script";
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
    resolve: {
      alias: {
        "gatsby-page-utils/apply-trailing-slash-option": resolve(keepHomeSlash),
      },
    },
  });
  if (stage === "build-javascript") {
    leaveOutUnusedCode(args);
    actions.setWebpackConfig({ plugins: [requireModules([/keep-home-slash/]), writeLicenses()] });
    replaceConfig(args, {
      // To fill it takes a first build longer than it saves the next (docs/decisions/lean-bundle.md).
      cache: false,
      output: { hashDigestLength: hashLength },
      optimization: {
        // Smaller than by Terser, which is Gatsby's choice, and sooner.
        minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify }), plugins.minifyCss()],
      },
    });
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
    replaceConfig(args, {
      cache: false,
      // The pages' styles and what is done to them after the build are no part of this bundle:
      // without this, Gatsby would leave pages as they were.
      output: { hashSalt: ["src/styles", "src/startup", "gatsby"].map(hashOfFiles).join() },
    });
  }
}

type Replaced = Pick<Configuration, "cache" | "output" | "optimization">;

/** Replaces what setWebpackConfig does not let go of. */
function replaceConfig({ actions, getConfig }: CreateWebpackConfigArgs, replaced: Replaced): void {
  const config = getConfig();
  actions.replaceWebpackConfig({
    ...config,
    cache: replaced.cache,
    output: { ...config.output, ...replaced.output },
    optimization: { ...config.optimization, ...replaced.optimization },
  });
}
