import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { pressable } from "../ui/button";
import { SiteLink } from "../ui/site-link";
import { queryWithAudience } from "./audience";
import { ForEachAudience } from "./for-audience";

/**
 * A link to another page of the site that opens it in the view in which the link is: one link for each
 * view, so that it is right before hydration as well.
 */
export function ViewLink({ to, ...rest }: ComponentProps<typeof SiteLink>) {
  const [path = "", anchor = ""] = to.split(/(?=#)/);
  return (
    <ForEachAudience as="span">
      {(audience) => <SiteLink {...rest} to={path + queryWithAudience(audience, "") + anchor} />}
    </ForEachAudience>
  );
}

/** The same, with the look of a button. */
export const ButtonViewLink = styled(ViewLink)(pressable);
