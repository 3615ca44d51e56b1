import styled from "@emotion/styled";

/** A tag after words. The no-break space is the gap; at the other space, the tag may wrap. */
export function TagAfterWords({ children }: { children: string }) {
  return (
    <>
      {"\u00a0 "}
      <Tag>{children}</Tag>
    </>
  );
}

/** A small outlined label, such as "Sample". */
export const Tag = styled.span({
  display: "inline-block",
  padding: "0 var(--space-2)",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius-pill)",
  color: "var(--muted)",
  fontSize: "0.875rem",
  fontWeight: 500,
  lineHeight: 1.4,
});
