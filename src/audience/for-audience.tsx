import type { ReactNode } from "react";
import { IsShown } from "../ui/is-shown";
import type { Audience } from "./audience";
import { useAudience } from "./use-audience";

type ForAudienceProps = { audience: Audience; children: ReactNode };

/**
 * Shows its children to one audience. All audiences' are on the page, and CSS hides what is not for
 * the one it shows (docs/decisions.md).
 */
export function ForAudience({ audience, children }: ForAudienceProps) {
  const isShown = useAudience() === audience;
  return (
    <div data-for={audience}>
      <IsShown.Provider value={isShown}>{children}</IsShown.Provider>
    </div>
  );
}
