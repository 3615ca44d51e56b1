import "./src/styles/all.css";
import type { GatsbyBrowser } from "gatsby";
import { passFocusOn } from "./src/components/pass-focus-on";
import { Root } from "./src/root";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => (
  <Root>{element}</Root>
);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) passFocusOn(location.hash);
};
