import styled from "@emotion/styled";

/** A tag behind other words; at a distance from them, unless it begins a line. */
export function TagAfterWords({ children }: { children: string }) {
  return (
    <>
      {"\u00a0 "}
      <Tag>{children}</Tag>
    </>
  );
}

/** A small outlined word that says what something is: a sample, or invented. */
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
