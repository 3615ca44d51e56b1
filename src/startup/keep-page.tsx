import { Component, type ReactNode } from "react";

type KeepPageProps = { children: ReactNode };

type KeepPageState = { remains: Node[] | null };

/**
 * Keeps the page in view if a part of it fails, with all that was typed: as before hydration, links
 * and the toggle work, and the waitlist says how to join by email. React alone would remove it all.
 */
export class KeepPage extends Component<KeepPageProps, KeepPageState> {
  override state: KeepPageState = { remains: null };

  static getDerivedStateFromError(): KeepPageState {
    return { remains: [...(document.getElementById("___gatsby")?.childNodes ?? [])] };
  }

  override render() {
    const { remains } = this.state;
    if (!remains) return this.props.children;
    return <div ref={(element) => element && showRemains(element, remains)} />;
  }
}

function showRemains(element: HTMLElement, remains: Node[]): void {
  element.append(...remains);
  for (const button of element.querySelectorAll("button")) button.disabled = true;
  const { dataset } = document.documentElement;
  delete dataset.hydrated;
  dataset.broken = "true";
  dataset.path = location.pathname;
}
