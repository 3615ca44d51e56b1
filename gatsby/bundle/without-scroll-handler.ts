/**
 * Stands in for gatsby-react-router-scroll in Gatsby's scripts: src/startup/follow-history.ts keeps
 * the places. Gatsby's keeper gives all anchors of a page one place, and throws at an anchor that is
 * no valid URI, such as `#100%`, which empties the page.
 */
export function ScrollContext<Children>({ children }: { children: Children }): Children {
  return children;
}

/** Part of Gatsby's entry for pages, which none of ours uses. */
export function useScrollRestoration(): void {}
