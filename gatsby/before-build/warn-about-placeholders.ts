import { contentTexts } from "../content-check/content-texts";

type Reporter = { warn(message: string): void };

/** A web or email address under `.example`, where nothing ever answers (RFC 2606). */
const placeholder = /[\w.+-]*@?[\w-]+\.example\b(?![.-]\w)/g;

/**
 * Warns once if addresses in the content still lead nowhere, naming the file and entry of each. It
 * is not an error: a first trial is published with them.
 *
 * @param folder - the content folder.
 */
export async function warnAboutPlaceholders(folder: string, reporter: Reporter): Promise<void> {
  const lines = (await contentTexts(folder)).flatMap(({ place, text }) =>
    [...(text.match(placeholder) ?? [])].map((address) => `${place}: ${address}`),
  );
  if (lines.length === 0) return;
  const first = "These addresses lead nowhere. Replace them before you announce the site:";
  reporter.warn([first, ...lines].join("\n"));
}
