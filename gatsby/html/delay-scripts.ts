import { defaultTreeAdapter } from "parse5";
import type { LateFiles } from "../../src/startup/load-scripts-after-paint";
import { inlineScript } from "../inline-script";
import { attributeOf, type PageDocument } from "./page-document";

/**
 * Lets a page load all its scripts at once after the first paint, not while its text is loading
 * (docs/decisions.md).
 *
 * @throws Error if the page has none of Gatsby's scripts.
 */
export function delayScripts({ elements }: PageDocument, files: LateFiles): void {
  const scripts = elements.filter(
    (element) => element.tagName === "script" && attributeOf(element, "src") !== undefined,
  );
  const loader = scripts.pop();
  if (!loader) throw new Error("A page no longer has any of Gatsby's scripts.");
  for (const script of scripts) defaultTreeAdapter.detachNode(script);
  loader.attrs = [];
  const script = "src/startup/load-scripts-after-paint.ts";
  defaultTreeAdapter.insertText(loader, inlineScript(script, "loadScriptsAfterPaint", files));
}
