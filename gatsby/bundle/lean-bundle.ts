import { resolve } from "node:path";
import type { CreateBabelConfigArgs, CreateWebpackConfigArgs } from "gatsby";

/** Modules that only work for what this site does not have, and are left empty. */
const unused = [
  // Runs third-party scripts in a worker.
  /[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
  // Swaps the manifest of a site in several languages.
  /[\\/]gatsby-plugin-manifest[\\/]gatsby-browser\.js$/,
  // For service workers.
  /[\\/]\.cache[\\/]register-service-worker\.js$/,
];

/** Gatsby's own modules of which webpack may leave out the parts that nobody imports. */
const prunable =
  /[\\/]\.cache[\\/](?:gatsby-browser-entry|static-query|slice|public-page-renderer)/;

/**
 * Keeps code that no page uses out of every visitor's download, besides the above:
 * - gatsby-script and Partytown, which run third-party scripts, of which this site has none;
 * - Emotion's list of HTML's attributes, by which it keeps other props from the element: our styled
 *   elements are given attributes only;
 * - a file of its own for webpack's runtime, which costs a request and the head of an answer.
 */
export function leaveOutUnusedCode({
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, "actions" | "plugins">): void {
  const empty = resolve("gatsby/bundle/empty-module.ts");
  actions.setWebpackConfig({
    resolve: {
      alias: {
        "gatsby-script": false,
        "@builder.io/partytown/integration": false,
        "@emotion/is-prop-valid": resolve("gatsby/bundle/forward-every-prop.ts"),
      },
    },
    module: { rules: [{ test: prunable, sideEffects: false }] },
    plugins: unused.map((file) => plugins.normalModuleReplacement(file, empty)),
    optimization: { runtimeChunk: false },
  });
}

/** Keeps class names that nothing refers to out of scripts and HTML (see anonymous-styles.cjs). */
export function leaveOutUnusedClasses({ actions }: Pick<CreateBabelConfigArgs, "actions">): void {
  actions.setBabelPlugin({ name: resolve("gatsby/bundle/drop-target-classes.cjs"), options: {} });
}
