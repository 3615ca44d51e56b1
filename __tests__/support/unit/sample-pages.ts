import { existsSync, readFileSync } from "node:fs";
import type { HeadProps, PageProps } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { isRecord } from "../../../gatsby/content-check/content-texts";
import { iconNamed } from "../../../gatsby/graphql/content-resolvers";
import { generateContent } from "../generated-content";
import { contentNames, entriesOf, readSchema, type Schema } from "../schema-reading";

type Content = Queries.AboutPageQuery["content"] & Queries.HomePageQuery["content"];

/** What Gatsby makes of every sample photo: one fallback and two newer formats. */
export const image: IGatsbyImageData = {
  layout: "fixed",
  width: 112,
  height: 139.8,
  images: {
    sources: [
      { type: "image/avif", srcSet: "/ana.avif 112w, /ana-2.avif 224w", sizes: "112px" },
      { type: "image/webp", srcSet: "/ana.webp 112w", sizes: "112px" },
    ],
    fallback: { src: "/ana.png", srcSet: "/ana.png 112w", sizes: "112px" },
  },
};

/** The sample content as a page's query gives it: null for whatever the schemas know and it lacks. */
export const content = {
  siteUrl: "https://riverbend.example",
  ...Object.fromEntries(
    contentNames.map((name) => [name, queried(sampleOf(name), readSchema(name))]),
  ),
} as Content;

/** What Gatsby gives a page and its Head, with the sample content, changed or not. */
export function pageProps(changes: Partial<Content> = {}) {
  const data = { content: { ...content, ...changes } };
  return { data } as PageProps<typeof data> & HeadProps<typeof data>;
}

/** Reads the sample of a content file, or the least of one that has none. */
function sampleOf(name: string): unknown {
  const file = `__tests__/support/sample-content/${name}.json`;
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  return generateContent("least").get(`${name}.json`);
}

function queried(value: unknown, schema: Schema): unknown {
  if (value === undefined) return null;
  if (schema["x-graphqlType"] === "File") return { childImageSharp: { gatsbyImageData: image } };
  if (schema["x-graphqlType"] === "IconNode") return iconNamed(String(value));
  if (Array.isArray(value)) {
    const items = isRecord(schema.items) ? schema.items : {};
    return value.map((item) => queried(item, items));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    entriesOf(schema).map(([name, entry]) => [name, queried(value[name], entry)]),
  );
}
