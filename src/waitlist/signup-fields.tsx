import styled from "@emotion/styled";
import { useField } from "react-final-form";
import { ForAudience, ForEachAudience } from "../audience/for-audience";
import { TextField } from "../ui/text-field";
import { fieldId } from "./form-fields";
import {
  isAskedOf,
  type SignupFieldName,
  signupFieldNames,
  signupFields,
} from "./submission/signup-fields";

type TextFieldName = Exclude<SignupFieldName, "isSubscribed">;

/** A length beyond every rule's limit, so that the rule's message shows, yet quick to check. */
const longestText = 1_000;

const textFieldNames = signupFieldNames.filter((name) => name !== "isSubscribed");
const isForProviders = (name: TextFieldName) => !isAskedOf("patients", name);

/**
 * What a visitor is asked, and what only the providers are. React gives no field a value: what it
 * shows is the truth. A default that has become equal to it would keep the browser from saving what
 * was typed, and Back from another site would find it gone.
 */
export function SignupFields() {
  return (
    <>
      <TextFields names={textFieldNames.filter((name) => !isForProviders(name))} />
      <ForAudience audience="providers">
        <TextFields names={textFieldNames.filter(isForProviders)} />
      </ForAudience>
      <SubscribeBox />
    </>
  );
}

function TextFields({ names }: { names: TextFieldName[] }) {
  return (
    <Pairs>
      {names.map((name) => (
        <SignupField key={name} name={name} />
      ))}
    </Pairs>
  );
}

/** A text field of a signup. What was wrong with it shows after a submission, until it is edited. */
function SignupField({ name }: { name: TextFieldName }) {
  const { label, rule, attributes } = signupFields[name];
  const { meta } = useField(name, {
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  });
  return (
    <TextField
      {...attributes}
      label={label}
      id={fieldId(name)}
      name={name}
      maxLength={longestText}
      aria-required={!rule.isValidSync("") || undefined}
      message={meta.dirtySinceLastSubmit ? undefined : meta.submitError}
    />
  );
}

/** The box that asks for updates, checked until the visitor unchecks it. */
function SubscribeBox() {
  return (
    // A double click counts once: the second may have been meant for the button, which messages that
    // have just come have moved away.
    <BoxLabel onClick={(event) => event.detail > 1 && event.preventDefault()}>
      <input type="checkbox" id={fieldId("isSubscribed")} name="isSubscribed" defaultChecked />
      <span>
        <ForEachAudience as="span">
          {(audience) => signupFields.isSubscribed.label[audience]}
        </ForEachAudience>
      </span>
    </BoxLabel>
  );
}

// Two fields are beside each other where there is room for both.
const Pairs = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  gap: "var(--space-5)",
  alignItems: "start",
});

// Drawn, so that it looks like the fields; where colors are the visitor's, the browser draws it.
const box = {
  width: "1.5rem",
  height: "1.5rem",
  margin: 0,
  "@media screen and (forced-colors: none)": {
    appearance: "none",
    display: "grid",
    border: "1.5px solid var(--line)",
    borderRadius: "0.4375rem",
    background: "var(--field)",
    "&:checked": { borderColor: "var(--action)", background: "var(--action)" },
    "&:checked::before": {
      content: "''",
      margin: "0.25rem 0.1875rem",
      background: "var(--on-action)",
      clipPath: "polygon(14% 44%, 0 60%, 42% 100%, 100% 16%, 84% 0, 40% 68%)",
    },
  },
} as const;

const BoxLabel = styled.label({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-3)",
  minHeight: "var(--target)",
  paddingBlock: "var(--space-2)",
  lineHeight: 1.35,
  cursor: "pointer",
  "& > input": box,
});
