/** Corners of an answer: the lower left one is the bubble's tail. */
export const bubbleCorners = "1.5rem 1.5rem 1.5rem 0.375rem";

/** Look of an answer in the sample chat, and of what is to look like one. */
export const bubbleStyle = {
  border: "1px solid var(--hairline)",
  borderRadius: bubbleCorners,
  background: "var(--surface)",
  boxShadow: "var(--shadow)",
} as const;
