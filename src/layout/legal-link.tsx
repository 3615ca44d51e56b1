import styled from "@emotion/styled";

type LegalLinkProps = { label: string; url: string | null };

/** A link to a legal text; until its address is known, a link that says it leads nowhere yet. */
export function LegalLink({ label, url }: LegalLinkProps) {
  if (url) return <Anchor href={url}>{label}</Anchor>;
  // Without an href an anchor has no role of its own.
  return (
    <Anchor role="link" aria-disabled="true">
      {label}
    </Anchor>
  );
}

const Anchor = styled.a({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "var(--target)",
  color: "var(--muted)",
});
