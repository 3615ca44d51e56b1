import styled from "@emotion/styled";
import { ContactFields } from "./contact-fields";
import { SignupField } from "./signup-field";
import { SignupForm, type SignupFormWords } from "./signup-form";
import { SubscribeField } from "./subscribe-field";
import type { ShownSignupForm } from "./use-signup-forms";

type ProviderFormProps = { signupForm: ShownSignupForm; words: SignupFormWords };

export function ProviderForm({ signupForm, words }: ProviderFormProps) {
  return (
    <SignupForm {...signupForm} words={words}>
      <Pairs>
        <ContactFields />
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
      <SubscribeField label="Send me updates about the product provider solutions" />
    </SignupForm>
  );
}

// Two beside each other where there is room, the two that belong together first.
const Pairs = styled.div({
  display: "grid",
  gap: "var(--space-5)",
  alignItems: "start",
  "@media (min-width: 80rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
