import "./src/styles/all.css";
import type { GatsbyBrowser } from "gatsby";
import { Root } from "./src/root";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <Root>{element}</Root>
);
