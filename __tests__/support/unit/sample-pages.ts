import { existsSync, readFileSync } from "node:fs";
import type { HeadProps, PageProps } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { isRecord } from "../../../gatsby/content-check/is-record";
import { generateContent } from "../generated-content";
import { contentNames, entriesOf, readSchema, type Schema } from "../schema-reading";

type Content = Queries.AboutPageQuery["content"] & Queries.HomePageQuery["content"];

/** What Gatsby makes of every sample photo. */
export const image: IGatsbyImageData = {
  layout: "fixed",
  width: 112,
  height: 139.8,
  images: {
    sources: [{ type: "image/webp", srcSet: "/ana.webp 224w", sizes: "50vw" }],
    fallback: { src: "/ana.png" },
  },
};

const least = generateContent("least");

/** The sample content as a page's query gives it. */
export const content = queriedContent(sampleOf);

/** The least that the schemas allow: nothing optional, and the shortest lists. */
export const leastContent = queriedContent((name) => least.get(`${name}.json`));

/** Gives null for whatever the schemas know and the content lacks. */
function queriedContent(read: (name: string) => unknown): Content {
  const files = contentNames.map((name) => [name, queried(read(name), readSchema(name))]);
  return {
    siteUrl: "https://riverbend.example",
    ...Object.fromEntries(files),
  } as Content;
}

/** What Gatsby gives a page and its Head, with the sample content, changed or not. */
export function pageProps(changes: Partial<Content> = {}) {
  const data = { content: { ...content, ...changes } };
  return { data } as PageProps<typeof data> & HeadProps<typeof data>;
}

/** Reads the sample of a content file, or the least of one that has none. */
function sampleOf(name: string): unknown {
  const file = `__tests__/support/sample-content/${name}.json`;
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  return least.get(`${name}.json`);
}

function queried(value: unknown, schema: Schema): unknown {
  if (value === undefined) return null;
  if (schema["x-graphqlType"] === "File") {
    return { childImageSharp: { gatsbyImageData: image }, drawingUrl: null };
  }
  if (Array.isArray(value)) {
    const items = isRecord(schema.items) ? schema.items : {};
    return value.map((item) => queried(item, items));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    entriesOf(schema).map(([name, entry]) => [name, queried(value[name], entry)]),
  );
}
