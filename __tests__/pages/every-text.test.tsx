/** @jest-environment node */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { isRecord } from "../../gatsby/content-check/content-texts";
import { AcrossPages } from "../../src/layout/across-pages";
import AboutPage from "../../src/pages/about";
import HomePage from "../../src/pages/index";
import { temporaryFolder, writeFiles } from "../support/built-site";
import { hiddenTexts } from "../support/hidden-texts";
import { contentNames, entriesOf, readSchema, type Schema } from "../support/schema-reading";
import { pageProps, queriedContent, sampleOf } from "../support/unit/sample-pages";

/** Leaves out all that the schema lets an editor leave out. */
function withoutOptional(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) {
    const { items, minItems } = schema;
    return minItems && isRecord(items) ? value.map((item) => withoutOptional(item, items)) : [];
  }
  if (!isRecord(value)) return value;
  const { required } = schema;
  return Object.fromEntries(
    entriesOf(schema)
      .filter(([name]) => Array.isArray(required) && required.includes(name))
      .map(([name, entry]) => [name, withoutOptional(value[name], entry)]),
  );
}

function staticPage(page: ReactNode): string {
  return renderToStaticMarkup(<AcrossPages location={{ pathname: "/" }}>{page}</AcrossPages>);
}

// With every optional entry, browser/every-text.spec.ts looks at built pages.
test("without any optional entry, every text is shown but for words about such entries", async () => {
  const least = (name: string) => withoutOptional(sampleOf(name), readSchema(name));
  // The 404 page, and what search engines show, have no optional entries.
  const names = contentNames.filter((name) => !["not-found", "pages"].includes(name));
  const files = names.map((name) => [`${name}.json`, JSON.stringify(least(name))]);
  const folder = writeFiles(temporaryFolder(), Object.fromEntries(files));
  const props = pageProps(queriedContent(least));
  const pages = new Map([
    ["/", staticPage(<HomePage {...props} />)],
    ["/about", staticPage(<AboutPage {...props} />)],
  ]);
  expect(await hiddenTexts(folder, pages)).toEqual([
    expect.stringMatching(/about.json → profileLabel: /),
    expect.stringMatching(/questions.json → patients → title: /),
    expect.stringMatching(/questions.json → providers → title: /),
  ]);
});
