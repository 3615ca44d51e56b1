import styled from "@emotion/styled";
import { media } from "../styles/media";
import { pressable, secondaryPressable } from "../styles/pressable";

export const Button = styled.button(pressable);

export const SecondaryButton = styled.button(secondaryPressable);

export const ButtonLink = styled.a(pressable);

export const SecondaryButtonLink = styled.a(secondaryPressable);

/** Buttons side by side; on a phone, they share its width unless `--button-width` says otherwise. */
export const ButtonRow = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--space-3)",
  marginTop: "var(--space-2)",
  [media.phone]: {
    gap: "var(--space-2)",
    fontSize: "1rem",
    "--pressable-inset": "0.625rem",
    "& > *": { flex: "1 1 var(--button-width, 10.9rem)" },
  },
});
