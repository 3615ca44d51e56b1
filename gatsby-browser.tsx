import "./src/styles/all.css";
// What several pages use comes with the script that every page starts with; left to itself, webpack
// would put it into two further files, which have to be asked for and compress less well.
import "./src/components/icon";
import "./src/components/page-head";
import "./src/components/page-shell";
import "./src/components/photo";
import "./src/components/section";
import type { GatsbyBrowser } from "gatsby";
import { noteEarlyScroll } from "./src/components/note-early-scroll";
import { passFocusOn } from "./src/components/pass-focus-on";
import { hydrateInSlices } from "./src/hydrate-in-slices";
import { Root } from "./src/root";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => (
  <Root>{element}</Root>
);

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  noteEarlyScroll();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) passFocusOn(location.hash);
};

// In development there is no static HTML to take over.
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;
