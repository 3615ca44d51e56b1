import "./src/styles/all.css";
import { type GatsbyBrowser, withPrefix } from "gatsby";
import { AcrossPages } from "./src/layout/across-pages";
import { bringPageToPlace, followHistory } from "./src/startup/follow-history";
import { hydrateInSlices } from "./src/startup/hydrate-in-slices";
import { KeepPage } from "./src/startup/keep-page";

// In the preview, a page has no data for as long as the photo that its words name is not yet there.
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <AcrossPages location={props.location}>{props.data === null ? null : element}</AcrossPages>
);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <KeepPage>{element}</KeepPage>
);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = followHistory;

/** Gatsby's loader, which keeps what it has loaded. */
declare const ___loader: { loadPage(path: string): Promise<unknown> };

/** The pages that links lead to; where the host has newer files, an open tab can still show them. */
const pages = ["/", "/about"];

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Styles and the scripts that the page began with go by this mark.
  document.documentElement.dataset.hydrated = "true";
  setTimeout(() => {
    for (const page of pages) void ___loader.loadPage(withPrefix(page));
  }, 1_000);
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  bringPageToPlace(location.pathname);
};

// In development there is no static HTML to hydrate. Gatsby's type is left out: it is that of a
// function of React 17.
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;
