import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { checkedCopy } from "./content-folder";

type WebpackConfig = {
  entry: { commons: string[] };
  resolve: { alias: Record<string, string> };
};

/**
 * Adds the script that shows mistakes in the content to every page of the development server, and
 * lets words that a component imports come from the checked copy too. As an entry in webpack's
 * settings, rather than an import behind a condition, so that it can never be in a production build.
 */
export function configurePreview({
  getConfig,
  actions,
}: Pick<CreateWebpackConfigArgs, "getConfig" | "actions">): void {
  const config: WebpackConfig = getConfig();
  const commons = [...config.entry.commons, resolve("gatsby/content-preview/preview-client.ts")];
  const alias = { ...config.resolve.alias, [resolve("content")]: resolve(checkedCopy) };
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, commons },
    resolve: { ...config.resolve, alias },
  });
}
