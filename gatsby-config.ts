import { dirname, relative } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentTypeName } from "./gatsby/content-types";
import { readEnvFile } from "./gatsby/read-env-file";
import { siteAddress } from "./gatsby/site-address";

readEnvFile();
const { siteUrl, pathPrefix } = siteAddress(process.env);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  pathPrefix,
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: "content",
        // JSON in subfolders is not content: schemas, or somebody's backup copies.
        ignore: [
          (file: string) => dirname(relative("content", file)) !== "." && /\.json$/.test(file),
          "**/*.md",
        ],
      },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: contentTypeName } },
    // A sitemap lists absolute addresses, so there is none until the site's own is known.
    ...(siteUrl
      ? [
          {
            resolve: "gatsby-plugin-sitemap",
            options: {
              output: "/",
              // The plugin would invent a frequency and a priority.
              serialize: ({ path }: { path: string }) => ({ url: path }),
            },
          },
        ]
      : []),
  ],
};

export default config;
