import "./src/styles/all.css";
import type { GatsbyBrowser } from "gatsby";
import { Root } from "./src/root";

// Not wrapRootElement, which Gatsby also puts around each page's Head, in a second tree out of sight.
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => (
  <Root>{element}</Root>
);
