import type { Audience } from "../audience/audience";
import { useAudience } from "../audience/audience-context";
import { ButtonLink } from "../ui/button";
import { PageLink } from "../ui/page-link";

type JoinLinkProps = {
  label: string;
  /** Whether the waitlist is on this page. */
  isHere: boolean;
};

const waitlists = {
  patients: "/#waitlist",
  providers: "/?audience=providers#waitlist",
} satisfies Record<Audience, string>;

/** The way to the waitlist; from another page, to the one of the audience that is selected here. */
export function JoinLink({ label, isHere }: JoinLinkProps) {
  const { selectedAudience } = useAudience();
  if (isHere) return <ButtonLink href="#waitlist">{label}</ButtonLink>;
  return <PageLink to={waitlists[selectedAudience]}>{label}</PageLink>;
}
