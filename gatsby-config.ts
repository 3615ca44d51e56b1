import type { GatsbyConfig } from "gatsby";
import site from "./content/site.json";
import { contentFolder } from "./gatsby/content-preview/content-folder";
import { contentTypeName } from "./gatsby/graphql/content-type-name";
import { netlifyAdapter } from "./gatsby/hosting/netlify-adapter";
import { siteAddress } from "./gatsby/site-address";
import { configurationPagePath } from "./gatsby/test-pages";
import { themeColors } from "./src/styles/theme-colors";

const { siteUrl, pathPrefix } = siteAddress(process.env);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  pathPrefix,
  trailingSlash: "never",
  jsxRuntime: "automatic",
  adapter: process.env.NETLIFY ? netlifyAdapter() : undefined,
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: contentFolder(process.env),
        ignore: ["**/schemas/**", "**/*.md"],
      },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: contentTypeName } },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: site.name,
        short_name: site.name,
        description: site.tagline,
        start_url: "/",
        display: "browser",
        background_color: themeColors.patients.light,
        theme_color: themeColors.patients.light,
        icons: [
          { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
          {
            src: "/icons/icon-maskable-512.png",
            sizes: "512x512",
            type: "image/png",
            purpose: "maskable",
          },
        ],
        include_favicon: false,
        legacy: false,
        theme_color_in_head: false,
      },
    },
    // A sitemap lists absolute addresses, so there is none until the site's own is known.
    ...(siteUrl
      ? [
          {
            resolve: "gatsby-plugin-sitemap",
            options: {
              output: "/",
              excludes: ["/404", configurationPagePath],
              // Without the frequency and priority that it makes up.
              serialize: ({ path }: { path: string }) => ({ url: path }),
            },
          },
        ]
      : []),
  ],
};

export default config;
