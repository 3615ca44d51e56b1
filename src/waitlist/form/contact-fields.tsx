import { SignupField } from "./signup-field";

/** Who signs up and where to write to: what both forms ask for first. */
export function ContactFields() {
  return (
    <>
      <SignupField name="name" label="Full Name" autoComplete="name" aria-required />
      <SignupField
        name="email"
        label="Email Address"
        // Not of type "email", whose text each browser changes by rules of its own.
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
      />
    </>
  );
}
