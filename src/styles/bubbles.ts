export const bubbleCorners = "1.5rem 1.5rem 1.5rem 0.375rem";

/** Look of a clinician's message. */
export const clinicianBubble = {
  border: "1px solid var(--hairline)",
  borderRadius: bubbleCorners,
  background: "var(--surface)",
  boxShadow: "var(--shadow)",
} as const;

/** Look of a patient's message; `--patient-corners` replaces its corners. */
export const patientBubble = {
  border: "1px solid var(--bubble)",
  borderRadius: "var(--patient-corners, 1.5rem 1.5rem 0.375rem 1.5rem)",
  background: "var(--bubble)",
  color: "var(--on-bubble)",
  "--focus": "var(--on-bubble)",
  "@media print": { borderColor: "currentcolor", background: "var(--surface)", color: "inherit" },
} as const;
