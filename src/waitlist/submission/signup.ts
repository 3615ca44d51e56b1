import { type InferType, object, ValidationError } from "yup";
import type { Audience } from "../../audience/audience";
import { isAskedOf, type SignupFieldName, signupFieldNames, signupFields } from "./signup-fields";

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

/** A message for each field that breaks a rule. */
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
