import { navigate, withPrefix } from "gatsby";
import { type ComponentProps, type MouseEvent, useEffect } from "react";

declare global {
  interface Window {
    /** Gatsby's loader, which keeps what it has loaded; nothing before Gatsby has started. */
    ___loader?: {
      loadPage: (path: string) => Promise<unknown>;
      loadPageSync: (path: string) => { page: { webpackCompilationHash: string } } | undefined;
    };
    /** Gatsby's name for the build that the page is from. */
    ___webpackCompilationHash?: string;
  }
}

type SiteLinkProps = Omit<ComponentProps<"a">, "href" | "ref" | "onClick"> & {
  /** The page's address, without prefix. */
  to: string;
};

/** Milliseconds until the pages are loaded to which links lead: what this page needs comes first. */
const loadDelay = 1_000;

/**
 * A link to another page of the site. If that page has been loaded by the time the link is pressed,
 * it takes this one's place and what was typed stays; otherwise it is an ordinary link of the
 * browser. Gatsby's own would go to the page without query and anchor then, or go there twice.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const address = withPrefix(to);
  useEffect(() => {
    const timer = setTimeout(() => void window.___loader?.loadPage(address), loadDelay);
    return () => clearTimeout(timer);
  }, [address]);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    const isForAnotherTab = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
    if (defaultPrevented || isForAnotherTab || !isLoaded(address)) return;
    event.preventDefault();
    // As in the browser, a link to where one is already adds no step to the history.
    void navigate(to, { replace: event.currentTarget.href === window.location.href });
  }

  return <a {...rest} href={address} onClick={follow} />;
}

/** Whether a page, of the same build as this one, is there to be shown. */
function isLoaded(address: string): boolean {
  const loaded = window.___loader?.loadPageSync(address);
  if (!loaded) return false;
  return loaded.page.webpackCompilationHash === window.___webpackCompilationHash;
}
