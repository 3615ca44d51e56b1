import { boolean, type InferType, object, string, ValidationError } from "yup";
import type { Audience } from "../../audience/audience";

/** Characters that nobody sees, such as spaces of no width and direction marks around a paste. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

// The upper limits are far above what people type; together they keep a signup's body, whatever
// the characters, below the 64 KiB that a browser sends with `keepalive`.
const name = atLeastTwo("Name must be at least 2 characters").max(
  200,
  "Name must be at most 200 characters",
);

const emailMessage = "Please enter a valid email address";
const email = string()
  .transform(asMailed)
  .default("")
  .max(254, "Email address must be at most 254 characters")
  .email(emailMessage)
  // yup accepts `a@b`; an address that mail reaches has a dot in its host.
  .matches(/@[^@\s]+\.[^@\s.]{2,}$/, emailMessage);

const isSubscribed = boolean().default(true);

/** What a signup of each audience holds, and the rules it keeps; the one source of both. */
export const signupSchemas = {
  patients: object({ name, email, isSubscribed }),
  providers: object({
    name,
    email,
    practiceName: atLeastTwo("Practice name is required").max(
      200,
      "Practice name must be at most 200 characters",
    ),
    role: atLeastTwo("Your role is required").max(200, "Role must be at most 200 characters"),
    specialties: optional(500, "Specialties must be at most 500 characters"),
    patientsPerMonth: optional(100, "Patients per month must be at most 100 characters"),
    isSubscribed,
  }),
} satisfies Record<Audience, unknown>;

export type SignupByAudience = {
  [Name in Audience]: InferType<(typeof signupSchemas)[Name]>;
};

export type Signup = SignupByAudience[Audience];

export type SignupFieldName = keyof SignupByAudience["providers"];

export type SignupPayload = Signup & { audienceType: Audience; timestamp: string };

/** What a form holds, by field name; its fields may still be missing or break the rules. */
export type SignupValues = Record<string, string | boolean | undefined>;

/** Messages by field name, for the fields whose values break a rule. */
type SignupMessages = Record<string, string>;

type Validation = { ok: true; signup: Signup } | { ok: false; messages: SignupMessages };

/**
 * Checks what a visitor typed.
 *
 * @param audience - whose form it is.
 * @param values - the form's values by field name; missing text counts as empty.
 * @returns the signup, trimmed and with every key, or a message for each field that breaks a rule.
 */
export function validateSignup(audience: Audience, values: SignupValues): Validation {
  try {
    const options = { abortEarly: false, stripUnknown: true };
    return { ok: true, signup: signupSchemas[audience].validateSync(values, options) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, messages: firstMessages(error) };
  }
}

/**
 * Makes the body of the request that carries a signup.
 *
 * @param audience - whose form it was.
 * @param signup - a signup that `validateSignup` gave.
 * @param now - the moment of submission.
 */
export function signupPayload(audience: Audience, signup: Signup, now: Date): SignupPayload {
  return { ...signup, audienceType: audience, timestamp: now.toISOString() };
}

function atLeastTwo(message: string) {
  return string()
    .trim()
    .default("")
    .test({ message, test: (text) => text.replace(invisible, "").trim().length >= 2 });
}

/** Writes an address as mail takes it: without what nobody sees, an international host in ASCII. */
function asMailed(typed: string): string {
  const address = typed.replace(invisible, "").trim();
  const [, user, host = ""] = /^(.*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  if (/^\p{ASCII}*$/u.test(host)) return address;
  try {
    return user + new URL(`http://${host}`).hostname;
  } catch {
    return address;
  }
}

function optional(limit: number, message: string) {
  return string().trim().default("").max(limit, message);
}

/** A field may break two rules at once; the message of the first is enough. */
function firstMessages(error: ValidationError): SignupMessages {
  const messages: SignupMessages = {};
  for (const { path, message } of error.inner) {
    if (path && !(path in messages)) messages[path] = message;
  }
  return messages;
}
