import { ContactFields } from "./contact-fields";
import { SignupFormElement, type SignupFormWords } from "./signup-form-element";
import { SubscribeField } from "./subscribe-field";
import type { ShownSignupForm } from "./use-signup-forms";

type FamilyFormProps = { signupForm: ShownSignupForm; words: SignupFormWords };

export function FamilyForm({ signupForm, words }: FamilyFormProps) {
  return (
    <SignupFormElement {...signupForm} words={words}>
      <ContactFields audience="patients" />
      <SubscribeField label="Send me occasional updates about the product" />
    </SignupFormElement>
  );
}
