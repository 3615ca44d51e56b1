import type { GatsbyNode } from "gatsby";
import { createContentResolvers } from "./build/content-resolvers";
import { leaveOutUnusedCode } from "./build/lean-bundle";
import { writePathTwins } from "./build/path-twins";
import { typeDefinitions } from "./build/schema";
import { warnAboutMissingWebhooks } from "./build/webhook-warning";

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ reporter }) => {
  warnAboutMissingWebhooks(process.env, reporter);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  createContentResolvers(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") leaveOutUnusedCode(actions);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await writePathTwins("public");
};
