import type { ReactNode } from "react";
import type { Audience } from "./audience";
import { useAudience } from "./audience-context";

type ForAudienceProps = { audience: Audience; children: ReactNode };

/**
 * Shows its children to one audience. The static HTML holds both audiences' content, of which CSS
 * hides one (see styles/audience.css), so that either view is there at the first paint; once React
 * knows the audience, only that one's content is in the page.
 */
export function ForAudience({ audience: wanted, children }: ForAudienceProps) {
  const { audience, isReady } = useAudience();
  if (isReady && audience !== wanted) return null;
  return <div data-for={wanted}>{children}</div>;
}
