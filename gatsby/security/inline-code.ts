import { createHash } from "node:crypto";
import type { PageElement } from "../html/page-elements";

export type InlineCode = {
  /** Sources of the scripts that a browser would run, each as a policy names it. */
  scriptHashes: string[];
  /** The same of the style elements. */
  styleHashes: string[];
};

/**
 * Emotion's style elements are empty: in production it adds its rules through the CSS object
 * model. A browser checks them against the policy all the same.
 */
export const emptyStyleHash = sourceHash("");

/** Takes the elements of a page and gives the hashes of the scripts and styles written in it. */
export function inlineCode(elements: PageElement[]): InlineCode {
  const scripts = elements.filter(({ name, attributes }) => {
    const isData = attributes.get("type")?.endsWith("json") ?? false;
    return name === "script" && !attributes.has("src") && !isData;
  });
  const styles = elements.filter(({ name }) => name === "style");
  return { scriptHashes: hashesOf(scripts), styleHashes: hashesOf(styles) };
}

/** Takes what stands in an inline element, to the letter, and gives its source expression. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}

function hashesOf(elements: PageElement[]): string[] {
  return [...new Set(elements.map(({ text }) => sourceHash(text)))];
}
