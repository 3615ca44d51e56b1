import { readFileSync } from "node:fs";
import postcss, { type Rule } from "postcss";

export type Scheme = "light" | "dark";

/** Values of custom properties by name, without their two dashes. */
export type Colors = Record<string, string>;

const sheet = postcss.parse(readFileSync("src/styles/audience.css", "utf8"));

/**
 * Reads the colors of elements that these selectors match, as the cascade settles them: what the
 * sheet says for dark schemes comes last.
 */
export function colorsOf(selectors: string[], scheme: Scheme): Colors {
  const schemes: Scheme[] = scheme === "dark" ? ["light", "dark"] : ["light"];
  const layers = schemes.flatMap((each) => selectors.map((selector) => declared(selector, each)));
  return Object.assign({}, ...layers);
}

function declared(selector: string, scheme: Scheme): Colors {
  const colors: Colors = {};
  sheet.walkRules((rule) => {
    if (rule.selector !== selector || schemeOf(rule) !== scheme) return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      colors[prop.slice(2)] = value;
    });
  });
  return colors;
}

/** Of all media queries only that for dark schemes changes colors on a screen. */
function schemeOf({ parent }: Rule): Scheme | undefined {
  if (parent?.type === "root") return "light";
  const isDark = parent?.type === "atrule" && /prefers-color-scheme: dark/.test(String(parent));
  return isDark ? "dark" : undefined;
}
