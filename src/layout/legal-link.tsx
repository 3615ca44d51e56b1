import styled from "@emotion/styled";
import { Link } from "gatsby";

type LegalLinkProps = { label: string; url: string | null };

/** A link to a legal text, of this site or elsewhere; without an address, one that leads nowhere yet. */
export function LegalLink({ label, url }: LegalLinkProps) {
  if (url?.startsWith("/")) return <PageAnchor to={url}>{label}</PageAnchor>;
  if (url) return <Anchor href={url}>{label}</Anchor>;
  // Without an href an anchor has no role of its own.
  return (
    <Anchor role="link" aria-disabled="true">
      {label}
    </Anchor>
  );
}

const look = {
  display: "inline-flex",
  alignItems: "center",
  minWidth: "var(--target)",
  minHeight: "var(--target)",
  color: "var(--muted)",
};

const Anchor = styled.a(look);

const PageAnchor = styled(Link)(look);
