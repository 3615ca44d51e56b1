/** Corners of an answer: the lower left one is the bubble's tail. */
export const bubbleCorners = "1.5rem 1.5rem 1.5rem 0.375rem";

/** Look of an answer in the sample chat, and of what is to look like one. */
export const bubbleStyle = {
  border: "1px solid var(--hairline)",
  borderRadius: bubbleCorners,
  background: "var(--surface)",
  boxShadow: "var(--shadow)",
} as const;

/** Look of a question that a patient has texted. Its tail is at the lower right, or at `--asked-corners`. */
export const askedStyle = {
  border: "1px solid var(--bubble)",
  borderRadius: "var(--asked-corners, 1.5rem 1.5rem 0.375rem 1.5rem)",
  background: "var(--bubble)",
  color: "var(--on-bubble)",
  "@media print": { borderColor: "currentcolor", background: "none", color: "inherit" },
} as const;
