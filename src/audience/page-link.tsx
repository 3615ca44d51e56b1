import styled from "@emotion/styled";
import { withPrefix } from "gatsby";
import type { ComponentProps } from "react";
import { pressable } from "../ui/button";

/** Ids of the sections of the home page. */
export type Anchor = "features" | "journey" | "testimonials" | "questions" | "waitlist";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path of the site, without prefix. */
  to: string;
  anchor?: Anchor;
};

/** An ordinary link to another page of the site; view-script.ts adds the view that is shown. */
export function PageLink({ to, anchor, ...rest }: PageLinkProps) {
  const hash = anchor ? `#${anchor}` : "";
  return <a {...rest} href={withPrefix(to) + hash} />;
}

export const ButtonPageLink = styled(PageLink)(pressable);
