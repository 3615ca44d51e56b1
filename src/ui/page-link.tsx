import { Link } from "gatsby";
import type { ComponentProps } from "react";
import { ButtonLink } from "./button";

type PageLinkProps = Omit<ComponentProps<typeof ButtonLink>, "href" | "as" | "ref"> & {
  to: string;
};

/** A link to another page of the site, with the look of a button. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <ButtonLink as={Link} {...{ to }} {...rest} />;
}
