import styled from "@emotion/styled";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { JoinLink } from "./join-link";

type JoinBarProps = ComponentProps<typeof JoinLink> & {
  /** The part of the page during which the link stays within reach. */
  children: ReactNode;
};

/**
 * Keeps a link to the waitlist at the lower edge of a small screen, which has none in its upper bar,
 * whenever the buttons that lead there are out of view.
 */
export function JoinBar({ children, ...link }: JoinBarProps) {
  const part = useRef<HTMLDivElement>(null);
  // A page with a waitlist begins with such a button.
  const [isButtonInView, setButtonInView] = useState(link.isHere);
  useEffect(() => (part.current ? watchButtons(part.current, setButtonInView) : undefined), []);
  return (
    <div>
      <div ref={part}>{children}</div>
      <Bar className="screen-only join-bar" data-waits={isButtonInView || undefined}>
        <JoinLink {...link} />
      </Bar>
    </div>
  );
}

/** Reports whether a button that leads to this page's waitlist is in view, below the upper bar. */
function watchButtons(part: Element, report: (isInView: boolean) => void) {
  const buttons = part.querySelectorAll("a[href='#waitlist']");
  if (buttons.length === 0 || typeof IntersectionObserver === "undefined") return undefined;
  const inView = new Set<Element>();
  const barHeight = part.closest("main")?.offsetTop ?? 0;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      report(inView.size > 0);
    },
    { rootMargin: `-${barHeight}px 0px 0px` },
  );
  for (const button of buttons) observer.observe(button);
  return () => observer.disconnect();
}

// global.css keeps what has the focus clear of it; its own link must not scroll the page for that.
const Bar = styled.div({
  position: "sticky",
  bottom: 0,
  zIndex: 15,
  display: "grid",
  padding: "var(--space-2) var(--page-gutter) max(var(--space-2), env(safe-area-inset-bottom))",
  borderTop: "1px solid var(--hairline)",
  background: "var(--ground)",
  "& > a": { scrollMarginBottom: "calc(-1 * var(--join-bar-height))" },
  // Out of sight, but always the same stop of the Tab key.
  "html[data-audience] &[data-waits]:not(:focus-within)": { opacity: 0, pointerEvents: "none" },
  "@media (min-width: 48rem), (max-height: 30rem)": { display: "none" },
});
