import "./src/styles/all.css";
import type { GatsbyBrowser } from "gatsby";
import { Root } from "./src/root";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => (
  <Root>{element}</Root>
);
