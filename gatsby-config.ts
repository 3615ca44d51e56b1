import { dirname, relative } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { loadVariables } from "./gatsby/build-variables";
import { contentTypeName } from "./gatsby/content-types";
import { type SiteAddress, siteAddress } from "./gatsby/site-address";

const { siteUrl, pathPrefix } = loadEnvironment();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  pathPrefix,
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // Photos keep what is beside the crop: CSS crops them, and says what stays in view.
        defaults: { formats: ["webp"], placeholder: "none", transformOptions: { fit: "outside" } },
      },
    },
    // It would warn of each drawing.
    { resolve: "gatsby-transformer-sharp", options: { checkSupportedExtensions: false } },
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

function loadEnvironment(): SiteAddress {
  try {
    // Gatsby would load these variables only after this configuration, which needs them.
    const { GATSBY_ACTIVE_ENV, NODE_ENV = "production" } = process.env;
    loadVariables(`.env.${GATSBY_ACTIVE_ENV || NODE_ENV}`);
    return siteAddress(process.env);
  } catch (error) {
    // If this file throws, Gatsby goes on with an empty configuration, and fails for another reason.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

export default config;
