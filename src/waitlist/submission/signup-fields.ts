import { boolean, string } from "yup";
import { type Audience, audiences } from "../../audience/audience";

/** Characters that nobody sees, such as spaces of no width and direction marks around a paste. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A letter of what is before the @; mail systems of today deliver to `josé@…` as well. */
const letter = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_${"`"}{|}~-]`;
const host = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
/** Never a number: `ana@1.2.3.4` is a machine. */
const lastHost = "(?:[a-z]{2,63}|xn--[a-z0-9-]{0,57}[a-z0-9])";

/** An address to which mail can go (RFC 5321), apart from what nobody uses, such as quoted names. */
const deliverable = new RegExp(
  `^(?=[^@]{1,64}@)${letter}+(?:\\.${letter}+)*@(?:${host}\\.)+${lastHost}$`,
  "iu",
);

const providersAlone = ["providers"] as const;

/**
 * All that the form asks, by name and in its order: of whom, under which label, and by which rule,
 * whose message the visitor reads. The upper limits are far above what people type; together they
 * keep a signup's body, whatever the characters, below the 64 KiB that a browser sends with
 * `keepalive`.
 */
export const signupFields = {
  name: {
    askedOf: audiences,
    label: "Full Name",
    rule: atLeastTwo("Name must be at least 2 characters").max(200, atMost("Name")),
    attributes: { autoComplete: "name" },
  },
  email: {
    askedOf: audiences,
    label: "Email Address",
    rule: string()
      .transform(asMailed)
      .default("")
      .max(254, atMost("Email address"))
      .test({ message: "Please enter a valid email address", test: isDeliverable }),
    attributes: {
      // Each browser changes the text of a field of type "email" by rules of its own.
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
    rule: atLeastTwo("Practice name is required").max(200, atMost("Practice name")),
    attributes: { autoComplete: "organization" },
  },
  role: {
    askedOf: providersAlone,
    label: "Your Role",
    rule: atLeastTwo("Your role is required").max(200, atMost("Role")),
    attributes: { autoComplete: "organization-title" },
  },
  specialties: {
    askedOf: providersAlone,
    label: "Specialties (Optional)",
    rule: text().max(500, atMost("Specialties")),
    attributes: {},
  },
  patientsPerMonth: {
    askedOf: providersAlone,
    label: "Patients Per Month (Optional)",
    rule: text().max(100, atMost("Patients per month")),
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
  return string().trim().default("");
}

function atLeastTwo(message: string) {
  return text().test({
    message,
    test: (typed) => typed.replace(invisible, "").trim().length >= 2,
  });
}

/** yup writes the limit into it. */
function atMost(what: string): string {
  return `${what} must be at most \${max} characters`;
}

function isDeliverable(address: string): boolean {
  return deliverable.test(address);
}

/**
 * Writes an address as mail takes it: without what nobody sees, the wide letters, signs and full
 * stops of East Asian keyboards as the usual ones, an international host in ASCII.
 */
function asMailed(typed: string): string {
  const address = typed.replace(invisible, "").trim().normalize("NFKC").replaceAll("。", ".");
  const [, user, host = ""] = /^(.*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  if (/^\p{ASCII}*$/u.test(host)) return address;
  try {
    return user + new URL(`http://${host}`).hostname;
  } catch {
    return address;
  }
}
