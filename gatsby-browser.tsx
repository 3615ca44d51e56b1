import "./src/styles/all.css";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// The browser restores scroll positions, because links load documents; Gatsby would restore that of
// another history entry.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

// In a transition, hydration leaves the page responsive. Development has no HTML to hydrate.
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production"
    ? () => (page: ReactNode, container: Element) =>
        startTransition(() => void hydrateRoot(container, page))
    : undefined;
