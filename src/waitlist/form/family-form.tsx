import { ContactFields } from "./contact-fields";
import { SignupForm, type SignupFormWords } from "./signup-form";
import { SubscribeField } from "./subscribe-field";
import type { ShownSignupForm } from "./use-signup-forms";

type FamilyFormProps = { signupForm: ShownSignupForm; words: SignupFormWords };

export function FamilyForm({ signupForm, words }: FamilyFormProps) {
  return (
    <SignupForm {...signupForm} words={words}>
      <ContactFields />
      <SubscribeField label="Send me occasional updates about the product" />
    </SignupForm>
  );
}
