import { navigate, withPrefix } from "gatsby";
import { type ComponentProps, type MouseEvent, useEffect, useState } from "react";
import { hadToStaySince } from "./staying";

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

/** Milliseconds that a pressed link waits for its page: about as long as a document takes on a slow line. */
const longestWait = 3_000;

/** The address of the link that was pressed last. */
let wanted: string | undefined;

/**
 * A link to another page of the site, which takes this one's place once it has been loaded, so that
 * what was typed stays. If it cannot be, the browser loads the document, unless there has been reason
 * to stay since the press: Gatsby's own link would go there without query and anchor then, or go there
 * twice.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const address = withPrefix(to);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void window.___loader?.loadPage(address), loadDelay);
    return () => clearTimeout(timer);
  }, [address]);

  async function follow(event: MouseEvent<HTMLAnchorElement>) {
    const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    const isForAnotherTab = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
    if (defaultPrevented || isForAnotherTab || !window.___loader) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setIsWaiting(!isLoaded(address));
    await goTo(to, address, href);
    setIsWaiting(false);
  }

  return <a {...rest} href={address} onClick={follow} aria-busy={isWaiting || undefined} />;
}

async function goTo(to: string, address: string, href: string): Promise<void> {
  const { pathname } = window.location;
  const pressedAt = performance.now();
  wanted = address;
  if (!isLoaded(address)) {
    // Whoever types meanwhile stays.
    addEventListener("beforeinput", forgetPress, { once: true });
    const page = window.___loader?.loadPage(address).catch(() => undefined);
    await Promise.race([page, new Promise((resolve) => setTimeout(resolve, longestWait))]);
    if (hadToStaySince(pressedAt)) await page;
  }
  removeEventListener("beforeinput", forgetPress);
  // Meanwhile, another link may have been pressed, or Back to another page.
  if (wanted !== address || window.location.pathname !== pathname) return;
  // As in the browser, a link to where one is already adds no step to the history.
  if (isLoaded(address)) await navigate(to, { replace: href === window.location.href });
  else if (!hadToStaySince(pressedAt)) window.location.assign(href);
}

function forgetPress() {
  wanted = undefined;
}

/** Whether a page, of the same build as this one, is there to be shown. */
function isLoaded(address: string): boolean {
  const loaded = window.___loader?.loadPageSync(address);
  if (!loaded) return false;
  return loaded.page.webpackCompilationHash === window.___webpackCompilationHash;
}
