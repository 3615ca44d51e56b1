import { type InferType, object, ValidationError } from "yup";
import type { Audience } from "../../audience/audience";
import { isAskedOf, type SignupFieldName, signupFieldNames, signupFields } from "./signup-fields";

/** The rules of each audience's signup, all together. */
export const signupSchemas = {
  patients: schemaOf("patients"),
  providers: schemaOf("providers"),
} satisfies Record<Audience, unknown>;

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

/** What a form holds, by field name; its fields may still be missing or break the rules. */
export type SignupValues = Record<string, string | boolean | undefined>;

/** Messages by field name, for the fields whose values break a rule. */
export type SignupMessages = Record<string, string>;

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
    const valid = signupSchemas[audience].validateSync(values, options);
    // The schema was made of just these fields; what is made of a list has no names in its type.
    return { ok: true, signup: valid as Signup };
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

function schemaOf(audience: Audience) {
  const asked = signupFieldNames.filter((name) => isAskedOf(audience, name));
  return object(Object.fromEntries(asked.map((name) => [name, signupFields[name].rule])));
}

/** A field may break two rules at once; the message of the first is enough. */
function firstMessages(error: ValidationError): SignupMessages {
  const messages: SignupMessages = {};
  for (const { path, message } of error.inner) {
    if (path && !(path in messages)) messages[path] = message;
  }
  return messages;
}
