import { Component, createContext, createRef, type ReactNode, useContext } from "react";

/** The page as it was before hydration; none in development. */
export const StaticPage = createContext<{ container: Element; nodes: Node[] } | null>(null);

type StaticPageBoundaryProps = { children: ReactNode };

/**
 * Keeps the page in view when a component throws, with all that was typed: as before hydration, links
 * and the toggle work, and the waitlist says how to join by email. React alone would remove it all.
 *
 * No other error boundary may be between it and the page: by the time that this one knows of an error,
 * the other would have removed the page.
 */
export function StaticPageBoundary({ children }: StaticPageBoundaryProps) {
  const page = useContext(StaticPage);
  return page ? <Boundary {...page}>{children}</Boundary> : children;
}

type BoundaryProps = StaticPageBoundaryProps & { container: Element; nodes: Node[] };

/** The page before React removes it. */
type ShownPage = { nodes: Node[]; focused: Element | null };

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  private place = createRef<HTMLDivElement>();

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** React calls this before it changes the page. */
  override getSnapshotBeforeUpdate(): ShownPage {
    return { nodes: [...this.props.container.childNodes], focused: document.activeElement };
  }

  override componentDidMount() {
    if (this.state.hasFailed) this.show({ nodes: this.props.nodes, focused: null });
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
    for (const button of this.props.container.querySelectorAll("button")) button.disabled = true;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    const { dataset } = document.documentElement;
    delete dataset.hydrated;
    dataset.broken = "true";
    dataset.path = location.pathname;
  }
}
