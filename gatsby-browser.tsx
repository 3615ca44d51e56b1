import "./src/styles/all.css";
import type { GatsbyBrowser } from "gatsby";
import { SiteProviders } from "./src/layout/site-providers";
import { hydrateStaticPage, StaticPageBoundary } from "./src/startup/hydrate-static-page";
import { restoreScroll } from "./src/startup/restore-scroll";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <SiteProviders location={props.location}>{element}</SiteProviders>
);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <StaticPageBoundary>{element}</StaticPageBoundary>
);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = restoreScroll;

// Gatsby stores one scroll position per path, whatever the anchor.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

// In development there is no static HTML to hydrate. Gatsby's type is left out: it is that of a
// function of React 17.
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateStaticPage : undefined;
