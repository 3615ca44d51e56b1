import type { ReactNode } from "react";
import { type Audience, audiences } from "./audience";

type ForAudienceProps = {
  audience: Audience;
  /** `span` within a line or a heading. */
  as?: "div" | "span";
  children: ReactNode;
};

/** Shows its children to one audience: both views are in the HTML, and audience.css hides one. */
export function ForAudience({ audience, as: Part = "div", children }: ForAudienceProps) {
  return <Part data-for={audience}>{children}</Part>;
}

type ForEachAudienceProps = Pick<ForAudienceProps, "as"> & {
  children: (audience: Audience) => ReactNode;
};

export function ForEachAudience({ as, children }: ForEachAudienceProps) {
  return audiences.map((audience) => (
    <ForAudience key={audience} audience={audience} as={as}>
      {children(audience)}
    </ForAudience>
  ));
}
