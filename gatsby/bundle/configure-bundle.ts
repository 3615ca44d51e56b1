import type { CreateWebpackConfigArgs } from "gatsby";
import { siteAddress } from "../site-address";
import { leaveOutUnusedCode } from "./lean-bundle";

/** Adds to what Gatsby tells webpack, for each of its bundles. */
export function configureBundle(args: CreateWebpackConfigArgs): void {
  const { stage, actions } = args;
  actions.setWebpackConfig({
    // Gatsby keeps this cache for builds with another path prefix, in which the addresses of the
    // fonts would be wrong.
    cache: { version: `path prefix "${siteAddress(process.env).pathPrefix}"` },
  });
  if (stage === "build-javascript") leaveOutUnusedCode(args);
}
