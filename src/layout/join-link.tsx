import type { Audience } from "../audience/audience";
import { useAudience } from "../audience/use-audience";
import { ButtonLink, PageLink } from "../ui/button";

type JoinLinkProps = {
  label: string;
  /** Whether the waitlist is on this page. */
  hasWaitlist: boolean;
};

const waitlists = {
  patients: "/#waitlist",
  providers: "/?audience=providers#waitlist",
} satisfies Record<Audience, string>;

/** The way to the waitlist; from another page, to the one of the audience that is selected here. */
export function JoinLink({ label, hasWaitlist }: JoinLinkProps) {
  return hasWaitlist ? (
    <ButtonLink href="#waitlist">{label}</ButtonLink>
  ) : (
    <JoinFromAnotherPage label={label} />
  );
}

function JoinFromAnotherPage({ label }: Pick<JoinLinkProps, "label">) {
  return <PageLink to={waitlists[useAudience()]}>{label}</PageLink>;
}
