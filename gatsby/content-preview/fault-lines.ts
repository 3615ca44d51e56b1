import { checkContent } from "../content-check/check-content";

/**
 * Checks the content.
 *
 * @param folder - the content folder.
 * @returns a line for each mistake, as `npm run check:content` prints it; none if there is none.
 */
export async function faultLines(folder: string): Promise<string[]> {
  try {
    return (await checkContent(folder)).errors;
  } catch (error) {
    return [`The content could not be checked: ${String(error)}`];
  }
}
