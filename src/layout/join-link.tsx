import { ButtonViewLink } from "../audience/view-link";
import { addressOf } from "../ui/anchors";
import { ButtonLink } from "../ui/button";

type JoinLinkProps = {
  label: string;
  /** Whether the waitlist is on this page. */
  hasWaitlist: boolean;
  "data-rank"?: "secondary";
};

/** The way to the waitlist, from this page or another one. */
export function JoinLink({ label, hasWaitlist, ...rest }: JoinLinkProps) {
  const waitlist = addressOf("waitlist");
  if (hasWaitlist) {
    return (
      <ButtonLink href={waitlist} {...rest}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonViewLink to={`/${waitlist}`} {...rest}>
      {label}
    </ButtonViewLink>
  );
}
