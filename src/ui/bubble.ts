/** Corners of an answer: the lower left one is the bubble's tail. */
export const bubbleCorners = "1.5rem 1.5rem 1.5rem 0.375rem";

/** Corners of a question, whose tail is at the right. */
export const askedCorners = "1.5rem 1.5rem 0.375rem 1.5rem";

/** Look of an answer in the sample chat, and of what is to look like one. */
export const bubbleStyle = {
  border: "1px solid var(--hairline)",
  borderRadius: bubbleCorners,
  background: "var(--surface)",
  boxShadow: "var(--shadow)",
} as const;

/** Look of a question that a patient has texted. */
export const askedStyle = {
  border: "1px solid var(--bubble)",
  borderRadius: askedCorners,
  background: "var(--bubble)",
  color: "var(--on-bubble)",
  "@media print": { borderColor: "currentcolor", background: "none", color: "inherit" },
} as const;
