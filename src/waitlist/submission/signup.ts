import { boolean, type InferType, object, string, ValidationError } from "yup";
import type { Audience } from "../../audience/audience";

/** Most characters of a field, so that a signup stays below the 64 KiB of a `keepalive` request. */
export const maxTextLength = 1_000;

/** Characters that a paste may leave in an address. Names need some, in Persian or Sinhala. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Words with dots between them, `@`, and the labels of a host. */
const emailAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9][a-z0-9-]*[a-z0-9]$/i;

/** What each field has to hold, in the order of the form. */
const rules = {
  name: text().min(2, "Name must be at least 2 characters"),
  email: text()
    .transform((typed: string) => typed.replace(invisible, "").trim())
    .matches(emailAddress, "Please enter a valid email address"),
  practiceName: text().min(2, "Practice name is required"),
  role: text().min(2, "Your role is required"),
  specialties: text(),
  patientsPerMonth: text(),
  isSubscribed: boolean().default(true),
};

const fields = object(rules);

const schemas = {
  patients: fields
    .pick(["name", "email", "isSubscribed"])
    .shape({ audienceType: fixed("patients") }),
  providers: fields.shape({ audienceType: fixed("providers") }),
} satisfies Record<Audience, unknown>;

export type SignupFieldName = keyof typeof rules;

export const signupFieldNames = Object.keys(rules).filter(isFieldName);

function isFieldName(name: string): name is SignupFieldName {
  return name in rules;
}

export function isAskedOf(audience: Audience, name: SignupFieldName): boolean {
  return name in schemas[audience].fields;
}

/** The fields that may not be empty. */
export const requiredFieldNames = signupFieldNames.filter((name) => !rules[name].isValidSync(""));

/** A valid signup; its `audienceType` says whose, and so which fields it has. */
type Signup = InferType<(typeof schemas)[Audience]>;

export type SignupPayload = Signup & { timestamp: string };

/** The values of a form by field name, as they were typed. */
export type SignupValues = Partial<InferType<typeof fields>>;

type SignupMessages = Partial<Record<SignupFieldName, string>>;

type Validation = { ok: true; signup: Signup } | { ok: false; messages: SignupMessages };

/**
 * Checks what a visitor typed.
 *
 * @param audience - whose form it is.
 * @param values - missing text counts as empty.
 * @returns the signup, trimmed and with every key and its audience, or a message for each field that breaks a rule.
 */
export function validateSignup(audience: Audience, values: SignupValues): Validation {
  try {
    const options = { abortEarly: false, stripUnknown: true };
    return { ok: true, signup: schemas[audience].validateSync(values, options) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return {
      ok: false,
      messages: Object.fromEntries(error.inner.map(({ path, message }) => [path, message])),
    };
  }
}

/** Makes the body of the request that carries a signup, submitted at the moment `now`. */
export function signupPayload(signup: Signup, now: Date): SignupPayload {
  return { ...signup, timestamp: now.toISOString() };
}

function text() {
  return string().trim().default("");
}

function fixed<One extends Audience>(audience: One) {
  return string<One>().oneOf([audience]).default(audience);
}
