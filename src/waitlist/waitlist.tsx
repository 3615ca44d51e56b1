import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ForEachAudience } from "../audience/for-audience";
import { WillowLeaf } from "../drawings/willow";
import { deepGroundWithCards } from "../styles/deep-ground";
import { media } from "../styles/media";
import { renderText } from "../ui/render-text";
import { Column } from "../ui/section";
import { NextSteps } from "./next-steps";
import { AdminLink } from "./panel/admin-link";
import { WaitlistCard } from "./waitlist-card";

type WaitlistProps = {
  words: Queries.WaitlistFragment;
  site: Queries.WaitlistSiteFragment;
  isAdmin: boolean;
};

/** What joining means for each audience, and the form. */
export function Waitlist({ words, site, isAdmin }: WaitlistProps) {
  return (
    <WaitlistBand id="waitlist">
      <WaitlistColumn>
        <Halves>
          <ForEachAudience>
            {(audience) => (
              <>
                <WaitlistHeadline>{words[audience].headline}</WaitlistHeadline>
                <Blurb>{renderText(words[audience].blurb)}</Blurb>
              </>
            )}
          </ForEachAudience>
          <FormSide>
            <FormLeaf />
            <WaitlistCard words={words} email={site.email} />
          </FormSide>
          <ForEachAudience>{(audience) => <NextSteps {...words[audience]} />}</ForEachAudience>
        </Halves>
        {isAdmin ? (
          <AdminLink label={words.configureLabel} audienceLabels={site.audiences} />
        ) : null}
      </WaitlistColumn>
    </WaitlistBand>
  );
}

const WaitlistBand = styled.section({
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  ...deepGroundWithCards,
});

const WaitlistColumn = styled(Column)({ paddingBlock: "clamp(2.5rem, 1.5rem + 5vw, 6rem)" });

// On a narrow screen, the form comes right after the blurb.
const Halves = styled.div({
  display: "grid",
  gap: "var(--space-8)",
  [media.wide]: {
    gridTemplateColumns: "var(--waitlist-columns)",
    gridTemplateRows: "auto 1fr",
    columnGap: "var(--column-gap)",
  },
});

const FormSide = styled.div({
  position: "relative",
  [media.wide]: { gridColumn: 2, gridRow: "1 / 3" },
});

const FormLeaf = styled(WillowLeaf)({
  position: "absolute",
  zIndex: "var(--level-behind)",
  top: "-1.5rem",
  left: "-18%",
  width: "130%",
  height: "112%",
  maxWidth: "none",
  fill: "var(--behind-form)",
  [media.dark]: { opacity: 0.7 },
  "@media print, (forced-colors: active)": { display: "none" },
  [media.narrow]: { display: "none" },
});

const WaitlistHeadline = styled.h2({ fontSize: "var(--text-title-large)", lineHeight: 1.05 });

const Blurb = styled.p({
  maxWidth: "var(--line-length)",
  marginTop: "var(--space-4)",
  color: "var(--deep-muted)",
  fontSize: "var(--text-lead)",
});

export const waitlistFragment = graphql`
  fragment WaitlistWords on WaitlistCopy {
    headline
    blurb
    bullets
    steps {
      title
      items
    }
    formTitle
    closed
    submitLabel
    confirmation {
      title
      text
    }
  }

  fragment Waitlist on WaitlistJson {
    patients {
      ...WaitlistWords
    }
    providers {
      ...WaitlistWords
    }
    privacyNote
    anotherLabel
    loadingLabel
    retryNote
    withoutScript
    configureLabel
  }

  fragment WaitlistSite on SiteJson {
    email
    audiences {
      patients
      providers
    }
  }
`;
