import { boolean, string } from "yup";
import { type Audience, audiences } from "../../audience/audience";

const providersAlone = ["providers"] as const;

/** Most characters of a field: all of them together stay below the 64 KiB of a `keepalive` request. */
export const longestText = 1_000;

/** Zero-width and other invisible characters, which a paste may contain. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const emailAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/i;

/** The fields in the order of the form: who is asked, the label and the rule. */
export const signupFields = {
  name: {
    askedOf: audiences,
    label: "Full Name",
    rule: text().min(2, "Name must be at least 2 characters"),
    attributes: { autoComplete: "name" },
  },
  email: {
    askedOf: audiences,
    label: "Email Address",
    rule: text().matches(emailAddress, "Please enter a valid email address"),
    attributes: {
      // Browsers change the text of a field of type "email" by rules of their own.
      inputMode: "email",
      autoComplete: "email",
      autoCapitalize: "none",
      autoCorrect: "off",
      spellCheck: false,
    },
  },
  practiceName: {
    askedOf: providersAlone,
    label: "Practice or Clinic Name",
    rule: text().min(2, "Practice name is required"),
    attributes: { autoComplete: "organization" },
  },
  role: {
    askedOf: providersAlone,
    label: "Your Role",
    rule: text().min(2, "Your role is required"),
    attributes: { autoComplete: "organization-title" },
  },
  specialties: {
    askedOf: providersAlone,
    label: "Specialties (Optional)",
    rule: text(),
    attributes: {},
  },
  patientsPerMonth: {
    askedOf: providersAlone,
    label: "Patients Per Month (Optional)",
    rule: text(),
    attributes: {},
  },
  isSubscribed: {
    askedOf: audiences,
    label: {
      patients: "Send me occasional updates about the product",
      providers: "Send me updates about the product provider solutions",
    },
    rule: boolean().default(true),
  },
} as const;

export type SignupFieldName = keyof typeof signupFields;

export const signupFieldNames = Object.keys(signupFields).filter(isFieldName);

function isFieldName(name: string): name is SignupFieldName {
  return name in signupFields;
}

/** Whether an audience is asked for this. */
export function isAskedOf(audience: Audience, name: SignupFieldName): boolean {
  return signupFields[name].askedOf.some((asked) => asked === audience);
}

function text() {
  return string()
    .transform((typed: string) => typed.replace(invisible, "").trim())
    .default("");
}
