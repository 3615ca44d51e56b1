import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { useField } from "react-final-form";
import { ForAudience, ForEachAudience } from "../audience/for-audience";
import { TextField } from "../ui/text-field";
import { fieldId } from "./field-values";
import type { SignupFieldName } from "./submission/signup";

const boxLabels = {
  patients: "Send me occasional updates about the product",
  providers: "Send me updates about the product provider solutions",
};

/** A length beyond every rule's limit, so that the rule's message shows, yet quick to check. */
const longestText = 1_000;

/**
 * What a visitor is asked, providers four things more. React gives no field a value: what it shows
 * is the truth. A default that has become equal to it would keep the browser from saving what was
 * typed, and Back from another site would find it gone.
 */
export function SignupFields() {
  return (
    <>
      <Pairs>
        <SignupField name="name" label="Full Name" autoComplete="name" aria-required />
        <SignupField
          name="email"
          label="Email Address"
          // Each browser changes the text of a field of type "email" by rules of its own.
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
        />
      </Pairs>
      <ForAudience audience="providers">
        <Pairs>
          <SignupField
            name="practiceName"
            label="Practice or Clinic Name"
            autoComplete="organization"
            aria-required
          />
          <SignupField
            name="role"
            label="Your Role"
            autoComplete="organization-title"
            aria-required
          />
          <SignupField name="specialties" label="Specialties (Optional)" />
          <SignupField name="patientsPerMonth" label="Patients Per Month (Optional)" />
        </Pairs>
      </ForAudience>
      <SubscribeBox />
    </>
  );
}

type SignupFieldProps = Omit<ComponentProps<typeof TextField>, "message"> & {
  name: SignupFieldName;
};

/** A text field of a signup. What was wrong with it shows after a submission, until it is edited. */
function SignupField({ name, ...rest }: SignupFieldProps) {
  const { meta } = useField(name, {
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  });
  return (
    <TextField
      {...rest}
      id={fieldId(name)}
      name={name}
      maxLength={longestText}
      message={meta.dirtySinceLastSubmit ? undefined : meta.submitError}
    />
  );
}

/** The box that asks for updates, checked until the visitor unchecks it. */
function SubscribeBox() {
  return (
    // A double click counts once: the second may have been meant for the button, which messages that
    // have just come have moved away.
    <BoxLabel onClick={(event) => event.detail > 1 && event.preventDefault()}>
      <input type="checkbox" id={fieldId("isSubscribed")} name="isSubscribed" defaultChecked />
      <span>
        <ForEachAudience as="span">{(audience) => boxLabels[audience]}</ForEachAudience>
      </span>
    </BoxLabel>
  );
}

// Two fields are beside each other where there is room for both.
const Pairs = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  gap: "var(--space-5)",
  alignItems: "start",
});

const BoxLabel = styled.label({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: "var(--space-3)",
  minHeight: "var(--target)",
  lineHeight: 1.35,
  cursor: "pointer",
  "& > input": { width: "1.375rem", height: "1.375rem", accentColor: "var(--action)" },
});
