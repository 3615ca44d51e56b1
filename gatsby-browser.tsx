import "./src/styles/all.css";
import type { GatsbyBrowser } from "gatsby";
import { focusJumpTarget } from "./src/components/focus-jump-target";
import { Root } from "./src/root";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => (
  <Root>{element}</Root>
);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation) focusJumpTarget(location.hash);
};
