import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

type WebpackConfig = { entry: { commons: string[] } };

/**
 * Adds the script that shows mistakes in the content to every page of the development server.
 * As an entry in webpack's settings, rather than an import behind a condition, so that it can never
 * be in a production build.
 */
export function addPreviewClient({
  getConfig,
  actions,
}: Pick<CreateWebpackConfigArgs, "getConfig" | "actions">): void {
  const config: WebpackConfig = getConfig();
  const commons = [...config.entry.commons, resolve("gatsby/content-preview/preview-client.ts")];
  actions.replaceWebpackConfig({ ...config, entry: { ...config.entry, commons } });
}
