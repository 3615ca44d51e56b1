import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import compatibility, { type BrowserName, type Identifier } from "@mdn/browser-compat-data";
import postcss from "postcss";
import { browserslist } from "../../package.json";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";

const browserNames: Record<string, BrowserName> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
};

/** Methods of libraries' own that have the names of newer ones, and calls that are guarded. */
const expected = [
  "isError", // yup's
  "toArray", // React's
  "startViewTransition", // React's, for a component that we do not use
  ...["captureStackTrace", "Error.captureStackTrace"], // yup's, which looks first whether it is there
];

const oldestBrowsers = browserslist.map((query) => {
  const [name = "", version = ""] = query.split(" >= ");
  const browser = browserNames[name];
  if (!browser) throw new Error(`"${query}" in browserslist names no browser that is known here.`);
  return { browser, version: Number(version) };
});

function isSupported({ __compat }: Identifier): boolean {
  return oldestBrowsers.every(({ browser, version }) =>
    [__compat?.support[browser] ?? []].flat().some((since) => {
      const added = Number.parseFloat(String(since.version_added).replace("≤", ""));
      return added <= version && !since.flags && !since.prefix && !since.alternative_name;
    }),
  );
}

/** Returns what a script must not call: `URL.canParse`, or `toSorted` on any object. */
function unsupportedNames(): Set<string> {
  const supported = new Set<string>();
  const unsupported = new Set<string>();
  const { api, javascript } = compatibility;
  const owners: Record<string, Identifier> = { ...api, ...javascript.builtins };
  for (const [owner, found] of Object.entries(owners)) {
    const isOwnerSupported = !found.__compat || isSupported(found);
    if (!isOwnerSupported) unsupported.add(owner);
    for (const key of Object.keys(found).filter((key) => /^[a-z]\w*$/i.test(key))) {
      const member: Identifier = found[key] ?? {};
      const name = key.replace(/_static$/, "");
      if (isSupported(member)) supported.add(name).add(`${owner}.${name}`);
      else if (member.__compat?.status?.standard_track && !member.__compat.status.experimental) {
        unsupported.add(`${owner}.${name}`);
        // What nobody can have needs no second look.
        if (isOwnerSupported && name === key) unsupported.add(name);
      }
    }
  }
  for (const name of supported) unsupported.delete(name);
  return unsupported;
}

/** The pages and their scripts. */
function filesOfPages(): string[] {
  const { folder } = testBuilds.prefixed;
  return readdirSync(folder)
    .filter((file) => /\.(js|html)$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
}

test("our scripts call nothing that a supported browser lacks, and have no regular expression with a lookbehind or modifiers, for which it drops the whole script", () => {
  const names = unsupportedNames();
  for (const known of ["URL.canParse", "toSorted", "Promise.withResolvers", "Object.groupBy"]) {
    expect(names).toContain(known);
  }
  const called = filesOfPages()
    .flatMap((script) => [...script.matchAll(/\b(?:(\w+)\.)?(\w+)\(/g)])
    .flatMap(([, owner, name = ""]) => [`${owner}.${name}`, name]);
  const found = new Set(called.filter((name) => names.has(name)));
  expect([...found].filter((name) => !expected.includes(name))).toEqual([]);
  expect(filesOfPages().filter((script) => /\(\?(?:<[=!]|[ims]+[-:])/.test(script))).toEqual([]);
});

/** What some of our browsers do not know and can do without. */
const dispensable = [
  // A printed page has only the answers that are open.
  ...["::details-content", "content-visibility", "content-visibility: visible"],
  ":has", // scripts off in such a browser: the toggle changes nothing
  "@property", // colors that change without fading
  "break-after: avoid", // a printed heading may be the last line of its page
  // Each browser has its own names for the parts of a range.
  ...["::-moz-range-thumb", "::-webkit-slider-runnable-track", "::-webkit-slider-thumb"],
  // Phones, which have none.
  ...["cursor: default", "cursor: grab", "cursor: grabbing", "cursor: pointer"],
  ...["forced-color-adjust", "forced-color-adjust: none"], // Safari has no forced colors
  ...["hyphenate-limit-chars", "hyphens"], // a long word is broken without a hyphen
  "user-select", // Safari has it with a prefix
  "text-size-adjust", // computers, which do not enlarge text
  ...["text-wrap", "text-wrap: balance", "text-wrap: pretty", "text-wrap: wrap"], // lines of unequal lengths
];

/** Gives what a style sheet uses, by its name in it, with what is known of it. */
function featuresOf(sheet: string): Map<string, Identifier | undefined> {
  const {
    properties = {},
    selectors = {},
    types = {},
    "at-rules": atRules = {},
  } = compatibility.css;
  const features = new Map<string, Identifier | undefined>();
  postcss.parse(sheet).walk((node) => {
    if (node.type === "atrule") {
      features.set(`@${node.name}`, atRules[node.name]);
      for (const [, name = ""] of node.params.matchAll(/\((?:min-|max-)?([a-z-]+):/g)) {
        features.set(`@media (${name})`, atRules[node.name]?.[name]);
      }
    } else if (node.type === "rule") {
      for (const [name, key = ""] of node.selector.matchAll(/:+([a-z-]+)/g)) {
        features.set(name, selectors[key]);
      }
    } else if (node.type === "decl" && !node.prop.startsWith("-")) {
      const before = node.prev();
      // A browser that cannot parse it takes the value before.
      if (before?.type === "decl" && before.prop === node.prop) return;
      const property = properties[node.prop];
      features.set(node.prop, property);
      if (/["']\s*\//.test(node.value)) features.set(`${node.prop}: /`, property?.alt_text);
      for (const [, word = "", call] of node.value.matchAll(/\b([a-z][a-z-]*)(\()?/g)) {
        if (call) features.set(`${word}()`, types[word]);
        else if (property?.[word]) features.set(`${node.prop}: ${word}`, property[word]);
      }
    }
  });
  return features;
}

/** Gives the style sheets that stand in the pages. */
function sheetsOfPages(): string[] {
  return filesOfPages().flatMap((page) =>
    [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, sheet = ""]) => sheet),
  );
}

test("no style has a value that its property cannot have, which a browser drops without a word", async ({
  page,
}) => {
  const declarations: { rule: string; property: string; value: string }[] = [];
  for (const sheet of sheetsOfPages()) {
    // Descriptors, as of fonts, are of no rule.
    postcss.parse(sheet).walkRules(({ selector: rule, nodes }) => {
      for (const node of nodes) {
        if (node.type !== "decl" || node.prop.startsWith("--")) continue;
        declarations.push({ rule, property: node.prop, value: node.value });
      }
    });
  }
  expect(declarations.length).toBeGreaterThan(500);
  await openPage(page, "/");
  const dropped = await page.evaluate((all) => {
    const styles = [...document.querySelectorAll("*")].map((element) => getComputedStyle(element));
    /** A variable's value where it has one: some are set by a part of the page, or by a script. */
    function variable(name: string): string | undefined {
      return styles.map((style) => style.getPropertyValue(name)).find(Boolean);
    }
    /** With its variables as the page has them; a browser looks at what is around them only then. */
    function filled(value: string): string {
      const next = value
        .replace(/env\(safe-area-inset-(?:top|right|bottom|left)\)/g, "0px")
        .replace(/env\(/g, "unknown(")
        .replace(
          /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g,
          (_whole, name, fallback = "initial") => variable(name) ?? fallback,
        );
      return next === value ? value : filled(next);
    }
    return all
      .map(({ rule, property, value }) => ({ rule, property, value: filled(value) }))
      .filter(({ property, value }) => !CSS.supports(property, value))
      .map(({ rule, property, value }) => `${rule}${words(rule)} { ${property}: ${value} }`);

    /** The words of an element that has the style: the names of classes say nothing. */
    function words(rule: string): string {
      const element = document.querySelector(`body :is(${rule})`);
      return element ? ` (${element.localName} "${element.textContent.slice(0, 40)}")` : "";
    }
  }, declarations);
  expect([...new Set(dropped)]).toEqual([]);
});

test("our styles need nothing that a supported browser lacks", () => {
  const used = new Map(sheetsOfPages().flatMap((sheet) => [...featuresOf(sheet)]));
  expect(used.size).toBeGreaterThan(150);
  const unsupported = [...used].filter(([, known]) => known?.__compat && !isSupported(known));
  expect(unsupported.map(([name]) => name).sort()).toEqual([...dispensable].sort());
});
