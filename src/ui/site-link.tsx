import { Link } from "gatsby";
import type { ComponentProps } from "react";

type SiteLinkProps = Omit<ComponentProps<"a">, "href" | "ref"> & {
  /** The page's path, without prefix. */
  to: string;
};

/**
 * A link to another page of the site. It always adds a step to the history, even to another view of
 * the same page: Back returns from it. Gatsby's own would take the place of that view.
 */
export function SiteLink(props: SiteLinkProps) {
  return <Link {...props} replace={false} />;
}
