import { existsSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentTypeName } from "./gatsby/content-types";
import { siteAddress } from "./gatsby/site-address";

// Gatsby reads this file only after its configuration. Variables that are set win.
const { GATSBY_ACTIVE_ENV, NODE_ENV = "production" } = process.env;
const envFile = `.env.${GATSBY_ACTIVE_ENV || NODE_ENV}`;
if (existsSync(envFile)) process.loadEnvFile(envFile);

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
          "**/panel.json",
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
