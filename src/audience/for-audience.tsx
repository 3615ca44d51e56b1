import type { ReactNode } from "react";
import type { Audience } from "./audience";
import { useShownAudience } from "./audience-context";

type ForAudienceProps = {
  audience: Audience;
  /** Whether it is what a visitor sees first. */
  isFirstScreen?: boolean;
  children: ReactNode;
};

/**
 * Shows its children to one audience. The static HTML holds the whole view of families and the
 * first screen of both, of which CSS hides one (see styles/audience.css), so that either is there
 * at the first paint; React adds the rest (docs/decisions/both-audiences-in-the-page.md).
 */
export function ForAudience({
  audience: wanted,
  isFirstScreen = false,
  children,
}: ForAudienceProps) {
  const { audience, isReady } = useShownAudience();
  const isThere = isReady ? audience === wanted : isFirstScreen || wanted === "patients";
  return isThere ? <div data-for={wanted}>{children}</div> : null;
}
