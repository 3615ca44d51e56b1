import { ButtonPageLink } from "../audience/page-link";
import { ButtonLink } from "../ui/button";

type JoinLinkProps = {
  label: string;
  /** Whether the waitlist is on this page. */
  hasWaitlist: boolean;
  "data-rank"?: "secondary";
};

/** A link to the waitlist, on this page or on the home page. */
export function JoinLink({ label, hasWaitlist, ...rest }: JoinLinkProps) {
  // Only a hash: with a path, an address with other parameters, such as utm_source, would reload.
  return hasWaitlist ? (
    <ButtonLink href={"#waitlist"} {...rest}>
      {label}
    </ButtonLink>
  ) : (
    <ButtonPageLink to="/" anchor="waitlist" {...rest}>
      {label}
    </ButtonPageLink>
  );
}
