import styled from "@emotion/styled";
import { audiences } from "../audience/audience";
import { ForAudience } from "../audience/for-audience";
import { media } from "../styles/media";
import { renderText } from "../ui/render-text";
import { SignupForm } from "./signup-form";

type WaitlistCardProps = {
  words: Queries.WaitlistFragment;
  email: string;
};

/** The form; for an audience whose form is closed, a sentence; without scripts, how to join by email. */
export function WaitlistCard({ words, email }: WaitlistCardProps) {
  const [first, second] = audiences.filter((audience) => !words[audience].closed);
  const onlyOpen = second ? undefined : first;
  const address = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <Card>
      {first ? (
        <>
          <SignupForm words={words} email={email} audience={onlyOpen} />
          <EmailInstead role="status" data-for={onlyOpen}>
            {words.withoutScript} {address}
          </EmailInstead>
        </>
      ) : null}
      {audiences.map((audience) => {
        const { closed } = words[audience];
        return closed ? (
          <ForAudience key={audience} audience={audience}>
            <p>
              {renderText(closed)} {address}
            </p>
          </ForAudience>
        ) : null;
      })}
    </Card>
  );
}

const Card = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--space-5)",
  padding: "var(--card-inset)",
  border: "1px solid transparent",
  [media.dark]: { borderColor: "var(--hairline)" },
  borderRadius: "var(--radius-large) var(--radius-large) var(--radius-large) 0.375rem",
  background: "var(--raised)",
  color: "var(--ink)",
  boxShadow: "var(--shadow)",
  "--focus": "var(--link)",
  "--twig": "var(--link)",
  // Of a form, which is not printed, nothing would be left but the card.
  "@media print": { padding: 0, boxShadow: "none" },
});

const EmailInstead = styled.p({ "html[data-scripts] &": { display: "none" } });
