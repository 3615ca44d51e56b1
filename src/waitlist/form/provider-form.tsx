import { ContactFields } from "./contact-fields";
import { SignupField } from "./signup-field";
import { SignupForm, type SignupFormWords } from "./signup-form";
import { SubscribeField } from "./subscribe-field";
import type { ShownSignupForm } from "./use-signup-forms";

type ProviderFormProps = { signupForm: ShownSignupForm; words: SignupFormWords };

export function ProviderForm({ signupForm, words }: ProviderFormProps) {
  return (
    <SignupForm {...signupForm} words={words}>
      <ContactFields />
      <SignupField
        name="practiceName"
        label="Practice or Clinic Name"
        autoComplete="organization"
        aria-required
      />
      <SignupField name="role" label="Your Role" autoComplete="organization-title" aria-required />
      <SignupField name="specialties" label="Specialties (Optional)" />
      <SignupField name="patientsPerMonth" label="Patients Per Month (Optional)" />
      <SubscribeField label="Send me updates about the product provider solutions" />
    </SignupForm>
  );
}
