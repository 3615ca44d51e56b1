import type { Audience } from "../../audience/audience";
import { SignupField } from "./signup-field";

type ContactFieldsProps = { audience: Audience };

/** Who signs up and where to write to: what both forms ask for first. */
export function ContactFields({ audience }: ContactFieldsProps) {
  return (
    <>
      <SignupField
        audience={audience}
        name="name"
        label="Full Name"
        autoComplete="name"
        aria-required
      />
      <SignupField
        audience={audience}
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
