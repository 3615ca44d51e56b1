import { ContactFields } from "./contact-fields";
import { SignupField } from "./signup-field";
import { SignupFormElement, type SignupFormWords } from "./signup-form-element";
import { SubscribeField } from "./subscribe-field";
import type { ShownSignupForm } from "./use-signup-forms";

type ProviderFormProps = { signupForm: ShownSignupForm; words: SignupFormWords };

export function ProviderForm({ signupForm, words }: ProviderFormProps) {
  return (
    <SignupFormElement {...signupForm} words={words}>
      <ContactFields audience="providers" />
      <SignupField
        audience="providers"
        name="practiceName"
        label="Practice or Clinic Name"
        autoComplete="organization"
        aria-required
      />
      <SignupField
        audience="providers"
        name="role"
        label="Your Role"
        autoComplete="organization-title"
        aria-required
      />
      <SignupField audience="providers" name="specialties" label="Specialties (Optional)" />
      <SignupField
        audience="providers"
        name="patientsPerMonth"
        label="Patients Per Month (Optional)"
      />
      <SubscribeField label="Send me updates about the product provider solutions" />
    </SignupFormElement>
  );
}
