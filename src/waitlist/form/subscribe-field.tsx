import styled from "@emotion/styled";
import { useField } from "react-final-form";

type SubscribeFieldProps = { label: string };

/** The box that asks for updates, checked until the visitor unchecks it. */
export function SubscribeField({ label }: SubscribeFieldProps) {
  const { input } = useField<boolean>("isSubscribed", {
    type: "checkbox",
    subscription: { value: true },
  });
  return (
    <Label>
      <input type="checkbox" {...input} value="" />
      {label}
    </Label>
  );
}

const Label = styled.label({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: "var(--space-3)",
  minHeight: "var(--target)",
  lineHeight: 1.35,
  cursor: "pointer",
  "& > input": { width: "1.375rem", height: "1.375rem", accentColor: "var(--action)" },
});
