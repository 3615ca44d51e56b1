import { ButtonViewLink } from "../audience/view-link";
import { addressOf } from "../ui/anchors";
import { ButtonLink } from "../ui/button";

type JoinLinkProps = {
  label: string;
  /** Whether the waitlist is on this page. */
  hasWaitlist: boolean;
};

/** The way to the waitlist, from this page or another one. */
export function JoinLink({ label, hasWaitlist }: JoinLinkProps) {
  const waitlist = addressOf("waitlist");
  if (hasWaitlist) return <ButtonLink href={waitlist}>{label}</ButtonLink>;
  return <ButtonViewLink to={`/${waitlist}`}>{label}</ButtonViewLink>;
}
