import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

type WebpackConfig = { entry: { commons: string[] } };

/**
 * Adds to every page of the development server what tells of mistakes in the content.
 * A file of its own in webpack's settings, rather than an import behind a condition, so that no
 * production build can ever hold it.
 */
export function addPreviewClient({
  getConfig,
  actions,
}: Pick<CreateWebpackConfigArgs, "getConfig" | "actions">): void {
  const config: WebpackConfig = getConfig();
  const commons = [...config.entry.commons, resolve("gatsby/content-preview/preview-client.ts")];
  actions.replaceWebpackConfig({ ...config, entry: { ...config.entry, commons } });
}
