import type { GatsbyNode } from "gatsby";
import { addOverlay } from "./build/content-preview/add-overlay";
import { prepareContent, previewContent } from "./build/content-preview/preview-content";
import { createContentResolvers } from "./build/content-resolvers";
import { leaveOutUnusedCode } from "./build/lean-bundle";
import { writePathTwins } from "./build/path-twins";
import { typeDefinitions } from "./build/schema";
import { warnAboutMissingWebhooks } from "./build/webhook-warning";

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ reporter }) => {
  warnAboutMissingWebhooks(process.env, reporter);
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

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  if (args.stage === "build-javascript") leaveOutUnusedCode(args.actions);
  if (args.stage === "develop") addOverlay(args);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await writePathTwins("public");
};
