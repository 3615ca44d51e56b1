import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { GatsbyNode, Page } from "gatsby";
import { checkBuildVariables } from "./gatsby/before-build/build-variables";
import { readSchemas } from "./gatsby/content-check/schema-check";
import { contentTypes, drawingUrl } from "./gatsby/graphql/content-types";
import { finishPages } from "./gatsby/html/finish-pages";
import { isNotFoundPage, sitePages } from "./gatsby/html/site-pages";
import { siteAddress } from "./gatsby/site-address";
import { writeLicenses } from "./gatsby/write-licenses";

const builtSite = "public";

/** Undocumented names of Gatsby's. Without them, src/ui/site-link.tsx would load each page from scratch. */
const gatsbysNames = ["window.___loader", "window.___webpackCompilationHash"];

export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ reporter }) => {
  const gatsby = await readFile("node_modules/gatsby/cache-dir/production-app.js", "utf8");
  const missing = gatsbysNames.find((name) => !gatsby.includes(name));
  if (missing) reporter.panic(`Gatsby has no ${missing} now, which src/ui/site-link.tsx needs.`);
  checkBuildVariables(process.env, reporter);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = async ({
  actions,
  schema,
}) => {
  actions.createTypes(contentTypes(await readSchemas("content"), schema));
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({ File: { drawingUrl } });
};

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  const { data, errors } = await graphql<Queries.LegalPagesQuery>(`
    query LegalPages {
      content {
        legal {
          pages {
            address
            title
            description
            sections {
              heading
              paragraphs
              points
            }
          }
        }
      }
    }
  `);
  if (!data) throw new Error(`Gatsby cannot read the content: ${errors}`);
  for (const page of data.content.legal.pages) {
    const component = resolve("src/templates/legal-page.tsx");
    actions.createPage(completePage({ path: page.address, component, context: { page } }));
  }
};

/** Gatsby calls this for the pages of `src/pages`, and not for those that are made above. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  actions.deletePage(page);
  actions.createPage(completePage({ ...page, path: page.path.replace(/(.)\/$/, "$1") }));
};

function completePage<T extends Page>(page: T): T {
  return {
    ...page,
    // With this path, Gatsby does not fetch the page again for each query in its address.
    matchPath: isNotFoundPage(page.path) ? undefined : page.path,
  };
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ plugins: [writeLicenses()] });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType }) => {
  const { siteUrl, pathPrefix } = siteAddress(process.env);
  const pages = sitePages(getNodesByType("SitePage"));
  await finishPages(builtSite, { pages, pathPrefix, isLocal: siteUrl === undefined });
  // Only a site that knows its address has a sitemap.
  const sitemap = siteUrl ? `\nSitemap: ${siteUrl}${pathPrefix}/sitemap-index.xml\n` : "";
  await writeFile(`${builtSite}/robots.txt`, `User-agent: *\nAllow: /\n${sitemap}`);
};
