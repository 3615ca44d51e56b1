import { addressInView } from "../audience/audience";
import { ForEachAudience } from "../audience/for-audience";
import { addressOf } from "../ui/anchors";
import { ButtonLink, PageLink } from "../ui/button";

type JoinLinkProps = {
  label: string;
  /** Whether the waitlist is on this page. */
  hasWaitlist: boolean;
};

/** The way to the waitlist; from another page, to the one of the audience that is selected here. */
export function JoinLink({ label, hasWaitlist }: JoinLinkProps) {
  if (hasWaitlist) return <ButtonLink href={addressOf("waitlist")}>{label}</ButtonLink>;
  return (
    <ForEachAudience as="span">
      {(audience) => (
        <PageLink to={addressInView(audience, `/${addressOf("waitlist")}`)}>{label}</PageLink>
      )}
    </ForEachAudience>
  );
}
