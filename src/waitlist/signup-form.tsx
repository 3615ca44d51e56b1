import styled from "@emotion/styled";
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Form } from "react-final-form";
import { ForEachAudience } from "../audience/for-audience";
import { media } from "../styles/media";
import { bringIntoView, isInView } from "../ui/bring-into-view";
import { Button } from "../ui/button";
import { useIsHydrated } from "../ui/use-is-hydrated";
import { fieldId } from "./form-fields";
import { GrowingTwig } from "./growing-twig";
import { Outcome } from "./outcome";
import { SignupFields } from "./signup-fields";
import { type SubmissionEnd, useShownState, useSignup } from "./signup-provider";
import { signupFieldNames } from "./submission/signup-fields";

type SignupFormProps = ComponentProps<typeof Outcome>;

/** The form, one for all audiences, and what it says after a submission. */
export function SignupForm({ copy, email }: SignupFormProps) {
  const signup = useSignup();
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [lastEnd, setLastEnd] = useState<LastEnd>();
  const [announcement, setAnnouncement] = useState("");
  const titleId = useId();

  useLayoutEffect(() => {
    if (form.current) signup.attach(form.current);
  }, [signup]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAnnouncement("");
    let isReaderHere = true;
    const end = await signup.submit(() => {
      isReaderHere = isUsedPartInView(form.current) && !isFooterInView();
    });
    // A new object each time: the same end may come twice.
    if (end !== "ignored") setLastEnd({ end, isReaderHere });
  }

  useEffect(() => {
    if (!lastEnd) return;
    if (lastEnd.end === "refused") {
      const { submitErrors = {} } = signup.form.getState();
      const wrong = signupFieldNames.find((name) => submitErrors[name]);
      const field = wrong ? document.getElementById(fieldId(wrong)) : null;
      // A screen reader reads the message as it comes to the field, but here it does not move.
      if (wrong && field === document.activeElement) setAnnouncement(submitErrors[wrong]);
      else field?.focus();
      return;
    }
    if (lastEnd.isReaderHere) {
      // A toast has to be on the page before it is known how much it covers.
      // After a success, the whole form is what it says; if it is too high, the words count.
      const words = outcome.current?.querySelector("[aria-atomic]");
      const said = [signup.state().is === "confirmed" ? form.current : null, words];
      const { href } = location;
      requestAnimationFrame(() =>
        setTimeout(() => {
          // By now, Back may have led to another entry, which has its own place.
          if (location.href !== href) return;
          for (const part of said) if (part) bringIntoView(part);
        }),
      );
    }
    // The button that had the focus may be gone.
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest("[hidden]")) {
      outcome.current?.focus({ preventScroll: true });
    }
  }, [lastEnd, signup]);

  function takeEdit() {
    signup.readFields();
    setAnnouncement("");
  }

  return (
    // `signup.form` has its own `onSubmit`: react-final-form requires this prop, and ignores it until it
    // changes.
    <Form form={signup.form} onSubmit={doNothing} subscription={{}}>
      {() => (
        <FormElement
          ref={form}
          className="screen-only"
          // What calls the form's own submit(), as extensions may, must put nothing into the address.
          method="dialog"
          noValidate
          aria-labelledby={titleId}
          onSubmit={submit}
          onInput={takeEdit}
        >
          <FormBody>
            <Title id={titleId}>
              <ForEachAudience as="span">{(audience) => copy[audience].formTitle}</ForEachAudience>
            </Title>
            <SignupFields />
            <SubmitButton copy={copy} />
          </FormBody>
          <NewLeaf />
          <PrivacyNote>{copy.privacyNote}</PrivacyNote>
          <OutcomePlace ref={outcome} tabIndex={-1} aria-live="polite">
            <p className="visually-hidden">{announcement}</p>
            <Outcome copy={copy} email={email} />
          </OutcomePlace>
        </FormElement>
      )}
    </Form>
  );
}

function doNothing() {}

/** How a submission ended, and whether its visitor was still at the form. */
type LastEnd = { end: SubmissionEnd; isReaderHere: boolean };

/** Whether what the visitor has used last of a form, or its button, is in view. */
function isUsedPartInView(form: HTMLFormElement | null): boolean {
  const focused = form?.contains(document.activeElement) ? document.activeElement : null;
  const used = focused ?? form?.querySelector("button");
  return used ? isInView(used) : false;
}

/** Whether a visitor may be about to press what is there, and would miss it if the page moved. */
function isFooterInView(): boolean {
  const footer = document.querySelector("footer");
  return footer ? isInView(footer) : false;
}

/** What is asked. It stays on the page, so that its fields keep what they show. */
function FormBody({ children }: { children: ReactNode }) {
  return <Body hidden={useShownState().is === "confirmed"}>{children}</Body>;
}

/** What becomes of the answers; an outcome takes its place. */
function PrivacyNote({ children }: { children: ReactNode }) {
  const { is } = useShownState();
  return <Note hidden={is === "confirmed" || is === "failed"}>{children}</Note>;
}

/** What a success adds to the branch that the site is about. */
function NewLeaf() {
  return useShownState().is === "confirmed" ? <Twig /> : null;
}

function SubmitButton({ copy }: Pick<SignupFormProps, "copy">) {
  const isHydrated = useIsHydrated();
  const isSending = useShownState().is === "sending";
  const label = isHydrated ? (
    <ForEachAudience as="span">{(audience) => copy[audience].submitLabel}</ForEachAudience>
  ) : (
    copy.loadingLabel
  );
  return (
    <Button
      // Only React can send: until it is there, nothing submits the form, even if the browser
      // restores a state that the button had before a reload.
      type={isHydrated ? "submit" : "button"}
      // A disabled button would lose the focus, and a screen reader go back to the page's top.
      aria-disabled={!isHydrated || isSending}
    >
      {isSending ? "Submitting..." : label}
    </Button>
  );
}

// Also what only its button has: from there, Emotion would repeat the look of all buttons.
const Body = styled.div({
  display: "grid",
  gridArea: "1 / 1",
  gap: "var(--space-5)",
  marginBottom: "var(--space-5)",
  // Beyond a phone it goes on taking up its room, where the thanks are: what is below it stays.
  "&[hidden]": {
    visibility: "hidden",
    [media.phone]: { "&, & ~ [hidden]": { display: "none" } },
  },
  "& > button": { width: "100%" },
  // It would go on saying that the page is loading.
  "html[data-broken]:not([data-hydrated]) & > button": { display: "none" },
});

// Failed, a signup is said to be where the note is, so that nothing moves that is below.
const Note = styled.p({
  gridArea: "2 / 1",
  // As many lines as an email address may need that is said there.
  [media.beyondPhone]: { minHeight: "3lh" },
  color: "var(--muted)",
  fontSize: "var(--text-small)",
  lineHeight: 1.45,
  "&[hidden]": { display: "block", visibility: "hidden" },
});

const OutcomePlace = styled.div({
  gridArea: "2 / 1",
  alignSelf: "start",
  // Thanks are in view wherever the form is.
  [media.beyondPhone]: {
    "[hidden] ~ [hidden] ~ &": {
      position: "sticky",
      top: "calc(var(--bar-height) + var(--space-4))",
      gridRow: "1 / 3",
      alignSelf: "start",
    },
  },
});

// From the card's edge; beyond a phone at its foot, below the words.
const Twig = styled(GrowingTwig)({
  gridArea: "3 / 1",
  width: "calc(100% + var(--panel-inset))",
  maxWidth: "none",
  margin: "var(--space-10) 0 0 calc(-1 * var(--panel-inset))",
  [media.beyondPhone]: {
    gridArea: "1 / 1 / 3",
    alignSelf: "end",
    margin: "0 0 0 calc(-1 * var(--panel-inset))",
  },
  // Low, as magnified, and beside a toast, the words have to be in view.
  [media.low]: { display: "none" },
});

const FormElement = styled.form({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  // Forced colors show it, and take the ground away; in the dark, it lifts the card.
  border: "1px solid transparent",
  [media.dark]: { borderColor: "var(--hairline)" },
  padding: "var(--panel-inset)",
  // As a message's.
  borderRadius: "var(--radius-panel) var(--radius-panel) var(--radius-panel) 0.375rem",
  background: "var(--raised)",
  color: "var(--ink)",
  boxShadow: "var(--shadow)",
  "--focus": "var(--link)",
  "--twig": "var(--link)",
  // Without scripts, the page says how to join by email instead.
  "html:not([data-audience]) &": { display: "none" },
});

const Title = styled.h3({
  marginBottom: "var(--space-2)",
  fontSize: "clamp(1.5rem, 1.25rem + 1vw, 2rem)",
});
