import "./src/styles/all.css";
import type { GatsbyBrowser } from "gatsby";
import { PageFrame } from "./src/layout/page-frame";
import { focusAnchorTarget } from "./src/startup/focus-anchor-target";
import { hydrateInSlices } from "./src/startup/hydrate-in-slices";

// Webpack leaves it out of a production build, where the condition is always false.
if (process.env.NODE_ENV === "development") import("./gatsby/content-preview/preview-client");

// In the preview, a page has no data for as long as the photo that its words name is not yet there.
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PageFrame location={props.location}>{props.data === null ? null : element}</PageFrame>
);

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // For styles and for the scripts that the page began with: the page is hydrated.
  document.documentElement.dataset.hydrated = "true";
  // Gatsby records places at scroll events, to return to from another page: now also one from before.
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"));
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) focusAnchorTarget(location.hash);
};

// In development there is no static HTML to hydrate. Without Gatsby's type, which is that of a
// function of React 17.
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

type ScrollArgs = {
  prevRouterProps?: { location: Location };
  /** Gatsby adds the action: `PUSH` by a link, `POP` back or forward. */
  routerProps: { location: Location & { action?: string } };
  getSavedScrollPosition: (entry: { pathname: string; key: string }) => [left: number, top: number];
};

/**
 * Leaves places to the browser wherever the page stays: it begins a new visit at its top or anchor,
 * and restores the place on a reload, on back and forward. Between pages it would restore before the
 * other page is there. Gatsby notes places, but by path and key, and scrolls to an anchor even then.
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ScrollArgs): boolean {
  const isLink = location.action === "PUSH";
  const isSamePage = prevRouterProps?.location.pathname === location.pathname;
  if (!prevRouterProps || (isSamePage && !isLink)) return false;
  if (isLink && location.hash) return true;
  // Not the key of the location, which Gatsby drops when it has to fetch a page.
  const key = window.history.state?.key ?? "initial";
  const [, top] = getSavedScrollPosition({ pathname: location.pathname, key });
  window.scrollTo({ top, behavior: "instant" });
  return false;
}
