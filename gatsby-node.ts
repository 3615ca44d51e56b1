import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkBuildVariables } from "./gatsby/build-variables";
import { contentTypes, drawingUrl } from "./gatsby/content-types";
import { finishPages } from "./gatsby/finish-pages";
import { readSchemas } from "./gatsby/schemas";
import { siteAddress } from "./gatsby/site-address";
import { audiences } from "./src/audience/audience";

export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ graphql, reporter }) => {
  const { data } = await graphql<Queries.ClosedFormsQuery>(`
    query ClosedForms {
      content {
        waitlist {
          patients { closed }
          providers { closed }
        }
      }
    }
  `);
  const open = audiences.filter((audience) => !data?.content.waitlist[audience].closed);
  checkBuildVariables(process.env, open, reporter);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}) => {
  const schemas = readSchemas("content");
  // No page queries the panel's words (waitlist/panel/configuration-panel.tsx).
  schemas.files.delete("panel");
  actions.createTypes(contentTypes(schemas, schema));
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({ File: { drawingUrl } });
};

/** Makes the pages of `content/legal.json`; those of `src/pages` Gatsby makes by itself. */
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
  const component = resolve("src/templates/legal-page.tsx");
  for (const page of data.content.legal.pages) {
    actions.createPage({ path: page.address, component, context: { page } });
  }
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType }) => {
  const { siteUrl, pathPrefix, isPublic } = siteAddress(process.env);
  const paths = getNodesByType("SitePage").map(({ path }) => String(path));
  await finishPages("public", paths, isPublic);
  // An owner may have one.
  if (existsSync("static/robots.txt")) return;
  // Only a site that knows its address has a sitemap.
  const sitemap = siteUrl ? `\nSitemap: ${siteUrl}${pathPrefix}/sitemap-index.xml\n` : "";
  await writeFile("public/robots.txt", `User-agent: *\nAllow: /\n${sitemap}`);
};
