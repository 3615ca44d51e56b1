import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { requireModules } from "./require-modules";

/** Modules that are left empty. */
const unused = [
  // Runs third-party scripts in a worker; there are none.
  /internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
  // For sites in several languages; it imports all of what is pruned below.
  /gatsby-plugin-manifest[\\/]gatsby-browser\.js$/,
];

/** Gatsby's own modules of which webpack may leave out the parts that nobody imports. */
const prunable = ["gatsby-browser-entry", "public-page-renderer", "slice", "static-query"].map(
  (name) => new RegExp(`[\\\\/]\\.cache[\\\\/]${name}\\b`),
);

/**
 * Keeps code that no page uses out of every visitor's download, and puts webpack's runtime, which
 * would be one more request, into the first script (docs/decisions/lean-bundle.md has the figures).
 * After an upgrade, the build fails if this no longer finds what it leaves out.
 */
export function leaveOutUnusedCode({ actions, loaders }: CreateWebpackConfigArgs): void {
  const forwardEveryProp = resolve("gatsby/bundle/forward-every-prop.ts");
  actions.setWebpackConfig({
    resolve: { alias: { "@emotion/is-prop-valid": forwardEveryProp } },
    module: {
      rules: [
        { test: unused, use: loaders.null() },
        { test: prunable, sideEffects: false },
      ],
    },
    plugins: [requireModules([...unused, ...prunable, /forward-every-prop\.ts$/])],
    optimization: { runtimeChunk: false },
  });
}
