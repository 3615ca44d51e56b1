import styled from "@emotion/styled";

/** A tag behind other words; the space collapses where the tag begins a line. */
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
