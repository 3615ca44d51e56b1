import { Component, createRef, type ReactNode } from "react";

type StaticPageBoundaryProps = {
  /** The element that holds the page. */
  container: Element;
  /** What was in it before hydration. */
  staticNodes: Node[];
  children: ReactNode;
};

/** The page as it was before React removed it. */
type Remains = { nodes: Node[]; focused: Element | null };

/**
 * Keeps the page in view when a component throws, with all that was typed: as before hydration, links
 * and the toggle work, and the waitlist says how to join by email. React alone would remove it all.
 *
 * No other error boundary may be between it and the page: by the time that this one knows of an error,
 * the other would have removed the page.
 */
export class StaticPageBoundary extends Component<StaticPageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  private place = createRef<HTMLDivElement>();

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** React calls this before it changes the page. */
  override getSnapshotBeforeUpdate(): Remains {
    return { nodes: [...this.props.container.childNodes], focused: document.activeElement };
  }

  override componentDidMount() {
    if (this.state.hasFailed) this.show({ nodes: this.props.staticNodes, focused: null });
  }

  override componentDidUpdate(_: unknown, { hasFailed }: { hasFailed: boolean }, remains: Remains) {
    // Removing the page may throw once more.
    if (this.state.hasFailed && !hasFailed) this.show(remains);
  }

  override render() {
    return this.state.hasFailed ? <div ref={this.place} /> : this.props.children;
  }

  private show({ nodes, focused }: Remains) {
    this.place.current?.append(...nodes);
    for (const button of this.props.container.querySelectorAll("button")) button.disabled = true;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    const { dataset } = document.documentElement;
    delete dataset.hydrated;
    dataset.broken = "true";
    dataset.path = location.pathname;
  }
}
