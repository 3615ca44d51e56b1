import type { GatsbyNode } from "gatsby";
import { addPreviewClient } from "./build/content-preview/add-preview-client";
import { prepareContent, previewContent } from "./build/content-preview/preview-content";
import { createContentResolvers } from "./build/content-resolvers";
import { cacheByPrefix, forgetOtherPrefix } from "./build/forget-other-prefix";
import { writeHostHeaders } from "./build/hosting/host-headers";
import { builtPage, delayScripts } from "./build/late-scripts/delay-scripts";
import { leaveOutUnusedClasses, leaveOutUnusedCode } from "./build/lean-bundle";
import { writePathTwins } from "./build/path-twins";
import { writeRobots } from "./build/robots";
import { typeDefinitions } from "./build/schema";
import { securePages } from "./build/security/secure-pages";
import { writeSecurityText } from "./build/security-text";
import { siteAddress } from "./build/site-address";
import { warnAboutMissingSiteUrl } from "./build/site-url-warning";
import { createTestPages } from "./build/test-pages";
import { warnAboutMissingWebhooks } from "./build/webhook-warning";
import site from "./content/site.json";

const builtSite = "public";

export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  await forgetOtherPrefix(builtSite, siteAddress(process.env).pathPrefix);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ reporter }) => {
  warnAboutMissingWebhooks(process.env, reporter);
  warnAboutMissingSiteUrl(siteAddress(process.env).siteUrl, reporter);
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  if (process.env.NODE_ENV === "development") await prepareContent(reporter);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  previewContent(args);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  createContentResolvers(args);
};

export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  createTestPages(process.env, actions);
};

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = (args) => {
  leaveOutUnusedClasses(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  cacheByPrefix(args, siteAddress(process.env).pathPrefix);
  if (args.stage === "build-javascript") leaveOutUnusedCode(args);
  if (args.stage === "develop") addPreviewClient(args);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType }) => {
  const address = siteAddress(process.env);
  const pages = getNodesByType("SitePage").map(builtPage);
  await delayScripts(builtSite, { pathPrefix: address.pathPrefix, pages });
  await writePathTwins(builtSite);
  await writeRobots(builtSite, address);
  await writeSecurityText(builtSite, site, address);
  const policies = await securePages(builtSite, { isLocal: address.siteUrl === undefined });
  await writeHostHeaders(builtSite, { pathPrefix: address.pathPrefix, policies });
};
