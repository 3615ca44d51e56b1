import { copyFile, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Copies words and photos into another folder. Files that are the same already are left alone, so
 * that whoever watches the copy only sees changes.
 *
 * @param source - the content folder.
 * @param copy - the folder to copy to; files that the content does not have are removed from it.
 */
export async function syncContent(source: string, copy: string): Promise<void> {
  await mkdir(path.join(copy, "photos"), { recursive: true });
  const wanted = await contentFiles(source);
  for (const file of wanted) {
    await copyChanged(path.join(source, file), path.join(copy, file), `${copy}.part`);
  }
  const surplus = (await contentFiles(copy)).filter((file) => !wanted.includes(file));
  await Promise.all(surplus.map((file) => rm(path.join(copy, file))));
}

/** Photos first: they have to be there before the words that name them. */
async function contentFiles(folder: string): Promise<string[]> {
  const photos = await filesIn(path.join(folder, "photos"));
  const words = await filesIn(folder);
  return [
    ...photos.map((name) => path.join("photos", name)),
    ...words.filter((name) => name.endsWith(".json")),
  ];
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Written elsewhere and then moved, so that nothing reads a half-written file. */
async function copyChanged(source: string, copy: string, part: string): Promise<void> {
  const before = await readFile(copy).catch(() => undefined);
  if (before?.equals(await readFile(source))) return;
  await copyFile(source, part);
  await rename(part, copy);
}
