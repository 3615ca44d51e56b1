import "./src/styles/all.css";
import { globalHistory } from "@gatsbyjs/reach-router";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "react-error-boundary";
import { markFailed } from "./src/layout/start-script";

declare global {
  interface Window {
    ___loader: { isPageNotFound(path: string): boolean };
  }
}

// The browser restores scroll positions, because links load documents; Gatsby would restore that of
// another history entry.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

// Development has no HTML to hydrate.
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydratePage : undefined;

/** Hydrates the page that the host sent; if it cannot be hydrated, that page stays as it was sent. */
function hydratePage(page: ReactNode, container: Element): void {
  // Gatsby's idea of the address, which the toggle may have changed since.
  const { pathname, search } = globalHistory.location;
  // Without the page's data, Gatsby would render its 404 page; a real one has no React.
  if (window.___loader.isPageNotFound(pathname + search)) throw new Error("The page has no data.");
  const sent = [...container.childNodes];
  const asSent = <div ref={(place) => place?.replaceChildren(...sent)} />;
  const root = (
    <ErrorBoundary fallback={asSent} onError={markFailed}>
      {page}
    </ErrorBoundary>
  );
  // In a transition, hydration leaves the page responsive.
  startTransition(() => void hydrateRoot(container, root));
}
