import styled from "@emotion/styled";
import { withPrefix } from "gatsby";
import type { ComponentProps } from "react";
import { pressable } from "../styles/pressable";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path of the site, without prefix. */
  to: string;
};

/** An ordinary link to another page of the site; view-script.ts adds the view that is shown. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <a {...rest} href={withPrefix(to)} />;
}

export const ButtonPageLink = styled(PageLink)(pressable);
