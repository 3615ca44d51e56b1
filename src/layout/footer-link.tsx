import styled from "@emotion/styled";
import { SiteLink } from "../ui/site-link";

type FooterLinkProps = { label: string; url: string | null; rel?: string };

/** A link to a page of this site or elsewhere; without an address, one that leads nowhere yet. */
export function FooterLink({ label, url, rel }: FooterLinkProps) {
  if (url?.startsWith("/")) return <PageAnchor to={url}>{label}</PageAnchor>;
  // Without an href an anchor has no role of its own.
  const address = url ? { href: url, rel } : { role: "link", "aria-disabled": true };
  return <Anchor {...address}>{label}</Anchor>;
}

const look = {
  display: "inline-flex",
  alignItems: "center",
  minWidth: "var(--target)",
  minHeight: "var(--target)",
};

const Anchor = styled.a(look);

const PageAnchor = styled(SiteLink)(look);
