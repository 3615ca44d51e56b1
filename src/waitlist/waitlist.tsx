import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { CircleCheck } from "lucide";
import { type Audience, audiences } from "../audience/audience";
import { useAudience } from "../audience/audience-context";
import { ForAudience } from "../audience/for-audience";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import { FamilyForm } from "./form/family-form";
import { ProviderForm } from "./form/provider-form";
import { useSignupForms } from "./form/use-signup-forms";
import { AdminLink } from "./panel/admin-link";

type WaitlistProps = {
  copy: Queries.WaitlistFragment;
  site: Queries.WaitlistSiteFragment;
  /** Whether the link to the configuration panel is there. */
  isAdmin: boolean;
};

const forms = { patients: FamilyForm, providers: ProviderForm } satisfies Record<Audience, unknown>;

/** The destination of the page: at the left what joining means, at the right the form. */
export function Waitlist({ copy, site, isAdmin }: WaitlistProps) {
  const { audience: shownAudience, isReady } = useAudience();
  const signupForms = useSignupForms(shownAudience, isReady);
  return (
    <Ground id="waitlist">
      <Column>
        {audiences.map((audience) => {
          const Form = forms[audience];
          const words = { ...copy[audience], retryNote: copy.retryNote };
          return (
            <ForAudience key={audience} audience={audience}>
              <Halves>
                <Words>
                  <Headline>{words.headline}</Headline>
                  <Blurb>{words.blurb}</Blurb>
                  <Bullets>
                    {words.bullets.map((bullet) => (
                      <Bullet key={bullet}>
                        <Icon icon={CircleCheck} />
                        {bullet}
                      </Bullet>
                    ))}
                  </Bullets>
                </Words>
                <div>
                  <Form signupForm={signupForms[audience]} words={words} />
                  <noscript>
                    <WithoutScript>
                      {copy.withoutScript} <a href={`mailto:${site.email}`}>{site.email}</a>
                    </WithoutScript>
                  </noscript>
                </div>
              </Halves>
            </ForAudience>
          );
        })}
        {isAdmin ? <AdminLink label={copy.configureLabel} audienceLabels={site.audiences} /> : null}
      </Column>
    </Ground>
  );
}

const Ground = styled.section({
  background: "var(--deep)",
  color: "var(--on-deep)",
  "--focus": "var(--deep-focus)",
});

const Column = styled(Section.withComponent("div"))({
  paddingBlock: "clamp(3.5rem, 2.5rem + 5vw, 7rem)",
});

const Halves = styled.div({
  display: "grid",
  gap: "var(--space-10)",
  "@media (min-width: 60rem)": {
    gridTemplateColumns: "minmax(0, 6fr) minmax(0, 6fr)",
    gap: "clamp(3rem, 6vw, 6rem)",
    alignItems: "start",
  },
});

// Stays beside a form that is longer than the view.
const Words = styled.div({
  "@media (min-width: 60rem) and (min-height: 30rem)": {
    position: "sticky",
    top: "calc(var(--bar-height) + var(--space-8))",
  },
});

const Headline = styled.h2({ fontSize: "var(--text-title)" });

const Blurb = styled.p({
  maxWidth: "var(--line-length)",
  marginTop: "var(--space-4)",
  color: "var(--deep-muted)",
  fontSize: "var(--text-lead)",
});

const Bullets = styled.ul({ display: "grid", gap: "var(--space-4)", marginTop: "var(--space-8)" });

const Bullet = styled.li({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-3)",
  "& > svg": { marginTop: "0.1em", color: "var(--deep-accent)" },
});

const WithoutScript = styled.p({
  // The form is there too when scripts are enabled but did not arrive.
  "form + &": { marginTop: "var(--space-4)" },
  padding: "var(--space-6)",
  borderRadius: "var(--radius-card)",
  background: "var(--surface)",
  color: "var(--ink)",
});

export const waitlistFragment = graphql`
  fragment WaitlistWords on WaitlistCopy {
    headline
    blurb
    bullets
    formTitle
    submitLabel
    confirmation
  }

  fragment Waitlist on WaitlistJson {
    patients {
      ...WaitlistWords
    }
    providers {
      ...WaitlistWords
    }
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
