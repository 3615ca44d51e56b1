import "./src/styles/all.css";
import type { GatsbyBrowser, ShouldUpdateScrollArgs } from "gatsby";
import { PageFrame } from "./src/layout/page-frame";
import { focusAnchorTarget } from "./src/startup/focus-anchor-target";
import { hydrateInSlices } from "./src/startup/hydrate-in-slices";
import { recordEarlyScroll } from "./src/startup/record-early-scroll";
import { preloadSubmission } from "./src/waitlist/load-submission";

// In the preview, a page has no data for as long as the photo that its words name is not yet there.
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PageFrame>{props.data === null ? null : element}</PageFrame>
);

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // For styles and for the scripts that the page began with: the page is hydrated.
  document.documentElement.dataset.hydrated = "true";
  recordEarlyScroll();
  // On every page, background tabs included: it may stay open for a long time.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(preloadSubmission);
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) focusAnchorTarget(location.hash);
};

// In development there is no static HTML to hydrate. Without Gatsby's type, which is that of a
// function of React 17.
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

/**
 * Leaves the first scroll of a page to the browser, which begins a new visit at its top or anchor
 * and restores the place on a reload. Gatsby would restore by path, whatever brought the visitor.
 */
export function shouldUpdateScroll({ prevRouterProps }: ShouldUpdateScrollArgs): false | undefined {
  return prevRouterProps ? undefined : false;
}
