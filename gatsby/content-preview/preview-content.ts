import { copyFile, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { WebpackPluginInstance } from "webpack";
import { checkContent } from "../content-check/check-content";

const content = "content";

/** The copy of `content` that the development server reads; it never has a mistake in it. */
const checkedCopy = ".cache/checked-content";

/**
 * Says where Gatsby reads words and photos.
 *
 * @param env - the environment; `gatsby develop` sets NODE_ENV to `development`.
 * @returns the folder, relative to the project's.
 */
export function contentFolder(env: Record<string, string | undefined>): string {
  return env.NODE_ENV === "development" ? checkedCopy : content;
}

/**
 * Makes a webpack plugin that updates the checked copy whenever `content` changes. A mistake becomes
 * an error of webpack's: Gatsby prints it and shows it over the pages, which keep the last version
 * without mistakes, until a later change puts it right.
 */
export function previewContent(): WebpackPluginInstance {
  return {
    apply({ hooks }) {
      hooks.make.tapPromise("PreviewContent", async (compilation) => {
        compilation.contextDependencies.add(resolve(content));
        await updateCheckedCopy().catch((error) => compilation.errors.push(error));
      });
    },
  };
}

/**
 * Copies words and photos for the development server.
 *
 * @throws with a line for each mistake if there are any; the copy stays as it was.
 */
export async function updateCheckedCopy(): Promise<void> {
  const faults = await checkContent(content);
  if (faults.length > 0) {
    throw new Error(
      ["Something in the content has to be fixed:", ...faults.map(wrap)].join("\n\n"),
    );
  }
  await mkdir(join(checkedCopy, "photos"), { recursive: true });
  const wanted = await filesIn(content);
  for (const file of wanted) await copyChanged(file);
  const surplus = (await filesIn(checkedCopy)).filter((file) => !wanted.includes(file));
  await Promise.all(surplus.map((file) => rm(join(checkedCopy, file))));
}

/** Over the page, Gatsby shows lines as they are, and cuts off what is longer. */
function wrap(line: string): string {
  return line.replace(/(.{1,54})(?:\s+|$)/g, "$1\n").trimEnd();
}

/** Photos first: they have to be there before the words that name them. */
async function filesIn(folder: string): Promise<string[]> {
  const photos = await readdir(join(folder, "photos"), { withFileTypes: true });
  const words = await readdir(folder);
  return [
    ...photos.filter((entry) => entry.isFile()).map(({ name }) => join("photos", name)),
    ...words.filter((name) => name.endsWith(".json")),
  ];
}

/**
 * Leaves a file alone that is the same already, so that Gatsby sees only changes; writes any other
 * elsewhere and moves it, so that Gatsby never reads half of it.
 */
async function copyChanged(file: string): Promise<void> {
  const [source, copy, part] = [
    join(content, file),
    join(checkedCopy, file),
    `${checkedCopy}.part`,
  ];
  const before = await readFile(copy).catch(() => undefined);
  if (before?.equals(await readFile(source))) return;
  await copyFile(source, part);
  await rename(part, copy);
}
