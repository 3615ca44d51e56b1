import { readFileSync } from "node:fs";
import postcss, { type Rule } from "postcss";
import type { Audience } from "../../../src/audience/audience";

export type Scheme = "light" | "dark";

/** Values of custom properties by name, without their two dashes. */
export type Colors = Record<string, string>;

const sheet = postcss.parse(readFileSync("src/styles/audience.css", "utf8"));

/** Reads an audience's colors as the cascade settles them: all its rules weigh the same. */
export function colorsOf(audience: Audience, scheme: Scheme): Colors {
  const colors: Colors = {};
  sheet.walkRules((rule) => {
    const isOfAll = rule.selector === ":root";
    if (!isOfAll && !rule.selector.startsWith(`:root:where([data-audience="${audience}"]`)) return;
    if (!["light", scheme].includes(String(schemeOf(rule)))) return;
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
