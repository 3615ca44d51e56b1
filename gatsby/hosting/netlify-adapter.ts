import type { AdapterInit } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";

type NetlifyAdapter = ReturnType<AdapterInit>;

/**
 * Makes Gatsby's adapter for Netlify, which keeps the cache between builds and translates
 * redirects and functions, should there ever be any. Static files are hidden from it: it would add
 * headers of its own to ours, and move `about/index.html` away, so that `/about/` is a redirect.
 */
export function netlifyAdapter(): NetlifyAdapter {
  const adapter = createNetlifyAdapter({ imageCDN: false });
  return {
    ...adapter,
    adapt(context) {
      const routesManifest = context.routesManifest.filter(({ type }) => type !== "static");
      return adapter.adapt({ ...context, routesManifest, headerRoutes: [] });
    },
  };
}
