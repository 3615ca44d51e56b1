import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ForAudience } from "../audience/for-audience";
import { PageHead } from "../layout/page-head";
import { PageShell } from "../layout/page-shell";
import { StructuredData } from "../layout/structured-data";
import { WithJoinBar } from "../layout/with-join-bar";
import { Features } from "../sections/features/features";
import { Hero } from "../sections/hero/hero";
import { Journey } from "../sections/journey/journey";
import { PromiseStrip } from "../sections/promise-strip";
import { Questions } from "../sections/questions";
import { Testimonials } from "../sections/testimonials/testimonials";
import { Waitlist } from "../waitlist/waitlist";

export default function HomePage({ data: { content } }: PageProps<Queries.HomePageQuery>) {
  return (
    <PageShell content={content} joinHref="#waitlist">
      <WithJoinBar label={content.site.joinLink} href="#waitlist" appearsOnScroll>
        <Hero
          hero={content.hero}
          founders={content.founders.items}
          notices={{
            patients: content.site.emergency.patients,
            providers: content.hero.providers.notice,
          }}
        />
        <ForAudience audience="patients">
          <PromiseStrip promises={content.hero.patients.promises ?? []} />
        </ForAudience>
        <Features features={content.features} />
        <Journey journeys={content.journeys} />
        <Testimonials testimonials={content.testimonials} />
        <Questions questions={content.questions} email={content.site.email} />
      </WithJoinBar>
      <Waitlist words={content.waitlist} site={content.site} isAdmin={false} />
    </PageShell>
  );
}

export function Head({ data: { content } }: HeadProps<Queries.HomePageQuery>) {
  return (
    <>
      <PageHead path="/" meta={content.pages.home} content={content} />
      <StructuredData content={content} />
      {/* Delays the first paint until the first screen is parsed: in parts, it would shift. */}
      <link rel="expect" href="#features" blocking="render" />
    </>
  );
}

export const query = graphql`
  query HomePage {
    content {
      ...PageHead
      ...PageShell
      ...StructuredData
      pages {
        home {
          ...PageMeta
        }
      }
      site {
        joinLink
        ...WaitlistSite
      }
      hero {
        ...Hero
        patients {
          promises
        }
        providers {
          notice
        }
      }
      features {
        ...Features
      }
      journeys {
        ...Journey
      }
      testimonials {
        ...Testimonials
      }
      questions {
        ...Questions
      }
      waitlist {
        ...Waitlist
      }
      founders {
        items {
          ...FounderFace
        }
      }
    }
  }
`;
