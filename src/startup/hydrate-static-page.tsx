import { Component, createRef, type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** A page at one moment: its elements, and the one that has the focus. */
type ShownPage = { nodes: Node[]; focused: Element | null };

type StaticPage = ShownPage & { container: Element };

/** The page that React was lent, as its visitor left it; none in development. */
let staticPage: StaticPage | undefined;

/**
 * Lends React the static page. It hydrates it in slices of a few milliseconds, between which the page
 * responds to its visitor: in one piece it is the longest task of the whole load.
 */
export function hydrateStaticPage(element: ReactNode, container: Node | null): void {
  if (!(container instanceof Element)) return;
  const page = { ...shownPage(container), container };
  staticPage = page;
  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) page.focused = target;
  });
  // Blocks the page for 168 ms instead of 310, on a slow line with a processor slowed down four times.
  startTransition(() => {
    hydrateRoot(container, element);
  });
}

function shownPage(container: Element): ShownPage {
  return { nodes: [...container.childNodes], focused: document.activeElement };
}

type StaticPageBoundaryProps = { children: ReactNode };

/**
 * Keeps the page in view when a component throws, with all that was typed: as before hydration, links
 * and the toggle work, and the waitlist says how to join by email. React alone would remove it all.
 *
 * No other error boundary may be between it and the page: by the time that this one knows of an error,
 * the other would have removed the page.
 */
export function StaticPageBoundary({ children }: StaticPageBoundaryProps) {
  return staticPage ? <Boundary page={staticPage}>{children}</Boundary> : children;
}

type BoundaryProps = StaticPageBoundaryProps & { page: StaticPage };

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  private place = createRef<HTMLDivElement>();

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** React calls this before it changes the page. */
  override getSnapshotBeforeUpdate(): ShownPage {
    return shownPage(this.props.page.container);
  }

  override componentDidMount() {
    const { page } = this.props;
    const { focused } = page;
    if (this.state.hasFailed) this.show(page);
    // If a password manager or a translator has changed the page, React has replaced all of it.
    else if (focused?.id && !focused.isConnected) focus(document.getElementById(focused.id));
  }

  override componentDidUpdate(_: unknown, { hasFailed }: { hasFailed: boolean }, shown: ShownPage) {
    // Removing the page may throw once more.
    if (this.state.hasFailed && !hasFailed) this.show(shown);
  }

  override render() {
    return this.state.hasFailed ? <div ref={this.place} /> : this.props.children;
  }

  private show({ nodes, focused }: ShownPage) {
    this.place.current?.append(...nodes);
    for (const button of this.props.page.container.querySelectorAll("button"))
      button.disabled = true;
    focus(focused);
    const { dataset } = document.documentElement;
    delete dataset.hydrated;
    dataset.broken = "true";
    dataset.path = location.pathname;
  }
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
