import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { copyProject } from "../copy-project";
import { addClinicians, changeOneWord } from "./add-clinicians";
import { textBytes } from "./generated-clinicians";
import { type MeasuredHome, measureHome } from "./measured-home";
import { type WatchedBuild, watchBuild } from "./watched-build";

export type MeasuredBuild = {
  /** How many testimonials with portraits were added to the real content. */
  size: number;
  /** What their words and their photos' names take in UTF-8. */
  textBytes: number;
  /** With neither cache nor results of an earlier build. */
  cold: WatchedBuild;
  /** Once more, with one word changed. */
  warm: WatchedBuild;
  home: MeasuredHome;
};

type BuildPlace = {
  /** A folder that does not exist yet, and does not afterwards. */
  folder: string;
  /** An open file for what the builds print. */
  log: number;
  browser: Browser;
};

/** Builds a copy of the project with more testimonials, cold and warm, and measures its home page. */
export async function measureBuild(
  size: number,
  { folder, log, browser }: BuildPlace,
): Promise<MeasuredBuild> {
  const content = join(folder, "content");
  await mkdir(folder);
  await copyProject(folder);
  const added = await addClinicians(content, size);

  const cold = await watchBuild(folder, log);
  const home = await measureHome(join(folder, "public"), browser);
  await changeOneWord(content);
  const warm = await watchBuild(folder, log);
  await rm(folder, { recursive: true });
  return { size, textBytes: textBytes(added), cold, warm, home };
}
