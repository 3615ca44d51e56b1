import { boolean, type InferType, object, string, ValidationError } from "yup";
import { type Audience, audiences } from "../../audience/audience";

const providersAlone = ["providers"] as const;

/** Most characters of a field, so that a signup stays below the 64 KiB of a `keepalive` request. */
export const maxTextLength = 1_000;

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

export function isAskedOf(audience: Audience, name: SignupFieldName): boolean {
  return signupFields[name].askedOf.some((asked) => asked === audience);
}

type Fields = typeof signupFields;

type SignupByAudience = {
  [Name in Audience]: {
    [Field in SignupFieldName as Name extends Fields[Field]["askedOf"][number]
      ? Field
      : never]: InferType<Fields[Field]["rule"]>;
  };
};

export type Signup = SignupByAudience[Audience];

export type SignupPayload = Signup & { audienceType: Audience; timestamp: string };

/** The values of a form by field name, as they were typed. */
export type SignupValues = Partial<Record<SignupFieldName, string | boolean>>;

export type SignupMessages = Partial<Record<SignupFieldName, string>>;

type Validation = { ok: true; signup: Signup } | { ok: false; messages: SignupMessages };

const schemas = {
  patients: schemaOf("patients"),
  providers: schemaOf("providers"),
} satisfies Record<Audience, unknown>;

/**
 * Checks what a visitor typed.
 *
 * @param audience - whose form it is.
 * @param values - missing text counts as empty.
 * @returns the signup, trimmed and with every key, or a message for each field that breaks a rule.
 */
export function validateSignup(audience: Audience, values: SignupValues): Validation {
  try {
    const options = { abortEarly: false, stripUnknown: true };
    const valid = schemas[audience].validateSync(values, options);
    // yup cannot derive the keys of a schema that is made of a list.
    return { ok: true, signup: valid as Signup };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return {
      ok: false,
      messages: Object.fromEntries(error.inner.map(({ path, message }) => [path, message])),
    };
  }
}

/**
 * Makes the body of the request that carries a signup.
 *
 * @param audience - whose form it was.
 * @param signup - a signup that `validateSignup` returned.
 * @param now - the moment of submission.
 */
export function signupPayload(audience: Audience, signup: Signup, now: Date): SignupPayload {
  return { ...signup, audienceType: audience, timestamp: now.toISOString() };
}

function schemaOf(audience: Audience) {
  const asked = signupFieldNames.filter((name) => isAskedOf(audience, name));
  return object(Object.fromEntries(asked.map((name) => [name, signupFields[name].rule])));
}

function text() {
  return string()
    .transform((typed: string) => typed.replace(invisible, "").trim())
    .default("");
}
