import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type HeaderRule, headerRules } from "./header-rules";

type HostHeaderSources = {
  pathPrefix: string;
  /** The pages' paths, without prefix. */
  pages: string[];
};

/**
 * Writes `_headers`, in which Netlify and some other hosts read what to send with each path.
 *
 * @param folder - the built site, with all its files.
 */
export async function writeHostHeaders(folder: string, sources: HostHeaderSources): Promise<void> {
  const { pathPrefix, pages } = sources;
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/${name}`)
    .sort();
  const rules = headerRules({ files, pages });
  const text = rules.map((rule) => ruleText(rule, pathPrefix)).join("\n");
  await writeFile(join(folder, "_headers"), text);
}

function ruleText({ path, headers }: HeaderRule, pathPrefix: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pathPrefix}${path}\n${lines.join("")}`;
}
