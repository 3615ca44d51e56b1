import { SignupField } from "./signup-field";
import { SignupFormElement, type SignupFormWords } from "./signup-form-element";
import { SubscribeField } from "./subscribe-field";
import type { ShownSignupForm } from "./use-signup-forms";

type FamilyFormProps = { signupForm: ShownSignupForm; words: SignupFormWords };

export function FamilyForm({ signupForm, words }: FamilyFormProps) {
  return (
    <SignupFormElement {...signupForm} words={words}>
      <SignupField audience="patients" name="name" label="Full Name" autoComplete="name" required />
      <SignupField
        audience="patients"
        name="email"
        label="Email Address"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <SubscribeField label="Send me occasional updates about the product" />
    </SignupFormElement>
  );
}
