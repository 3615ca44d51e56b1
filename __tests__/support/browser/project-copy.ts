import { dirname } from "node:path";
import { copyProject } from "../../../tools/copy-project";
import { type ContentCopy, copyContent } from "../content-copy";

/** A copy of the project, with sample content that a test may spoil. */
export type ProjectCopy = { folder: string; content: ContentCopy };

/** Puts a copy of the project, with the packages of this one, into a temporary folder. */
export async function copyProjectWithSamples(): Promise<ProjectCopy> {
  const content = await copyContent();
  const folder = dirname(content.folder);
  await copyProject(folder);
  return { folder, content };
}
