import styled from "@emotion/styled";
import { type ComponentProps, useId } from "react";

type TextFieldProps = ComponentProps<"input"> & {
  label: string;
  isOptional?: boolean;
  /** An error, shown below the field. */
  message?: string;
  /** Whether the error is read out by itself; otherwise it is read with its field. */
  isAlert?: boolean;
};

/** A labeled text field with an error. */
export function TextField(props: TextFieldProps) {
  const { label, isOptional, message, isAlert, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const messageId = `${id}-message`;
  return (
    <Field>
      <Label htmlFor={id}>
        {isOptional ? `${label} ` : label}
        {isOptional ? <OptionalMark>(Optional)</OptionalMark> : null}
      </Label>
      <Input
        type="text"
        {...input}
        id={id}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? messageId : undefined}
      />
      {message ? (
        <Message id={messageId} role={isAlert ? "alert" : undefined}>
          {message}
        </Message>
      ) : null}
    </Field>
  );
}

const Field = styled.div({ display: "grid", gap: "var(--space-2)" });

const Label = styled.label({ fontWeight: 650, lineHeight: 1.3 });

const OptionalMark = styled.span({ color: "var(--muted)", fontWeight: 400 });

// Focusing the field scrolls its label and its error into view.
const Input = styled.input({
  scrollMarginBlock: "3rem",
  width: "100%",
  minHeight: "3rem",
  padding: "var(--space-2) var(--space-4)",
  border: "1.5px solid var(--line)",
  borderRadius: "var(--radius-small)",
  background: "var(--field)",
  color: "var(--ink)",
  "&:focus-visible": { outlineOffset: -1.5 },
  "&[aria-invalid='true']": {
    borderColor: "var(--error)",
    borderWidth: 2,
    "--focus": "var(--error)",
  },
});

const Message = styled.p({
  marginTop: "var(--space-1)",
  color: "var(--error)",
  fontSize: "var(--text-small)",
  fontWeight: 600,
  lineHeight: 1.4,
});
