import { SignupField } from "./signup-field";

/** Who signs up and where to write to: what both forms ask for first. */
export function ContactFields() {
  return (
    <>
      <SignupField name="name" label="Full Name" autoComplete="name" aria-required />
      <SignupField
        name="email"
        label="Email Address"
        type="email"
        inputMode="email"
        autoComplete="email"
        aria-required
      />
    </>
  );
}
