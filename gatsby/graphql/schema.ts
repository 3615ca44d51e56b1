/**
 * GraphQL types of everything in `content/`. Declared rather than inferred, because inference
 * drops a field that no item happens to have; `@dontInfer` also keeps `$schema` out.
 */
export const typeDefinitions = /* GraphQL */ `
  type Content {
    siteUrl: String
    site: SiteJson!
    pages: PagesJson!
    hero: HeroJson!
    features: FeaturesJson!
    journeys: JourneysJson!
    testimonials: TestimonialsJson!
    waitlist: WaitlistJson!
    about: AboutJson!
    founders: FoundersJson!
    notFound: NotFoundJson!
  }

  type Photo {
    file: File! @fileByRelativePath
    alt: String!
    focus: String
  }

  type PageMeta {
    title: String!
    description: String!
  }

  type LegalLink {
    label: String!
    url: String
  }

  type SiteAudiences {
    patients: String!
    providers: String!
  }

  type SiteCompany {
    title: String!
    aboutLabel: String!
  }

  type SiteSocial {
    label: String!
    url: String!
  }

  type SiteLegal {
    privacyPolicy: LegalLink!
    termsOfService: LegalLink!
  }

  type SiteJson implements Node @dontInfer {
    name: String!
    tagline: String!
    email: String!
    blurb: String!
    emergency: String!
    skipLink: String!
    audienceQuestion: String!
    audiences: SiteAudiences!
    joinLink: String!
    company: SiteCompany!
    social: SiteSocial!
    legal: SiteLegal!
    copyright: String!
    securityContact: String
  }

  type PagesJson implements Node @dontInfer {
    home: PageMeta!
    about: PageMeta!
    notFound: PageMeta!
    socialImageAlt: String!
  }

  type ChatClinician {
    name: String!
    role: String!
  }

  type ChatMessage {
    from: String!
    text: String!
    time: String!
  }

  type SampleChat {
    label: String!
    clinician: ChatClinician!
    familyName: String!
    messages: [ChatMessage!]!
    responseTime: String!
  }

  type SummaryTopic {
    text: String!
    when: String!
  }

  type SummaryTopics {
    title: String!
    items: [SummaryTopic!]!
  }

  type SummaryTrend {
    name: String!
    values: [Float!]!
    unit: String
    note: String!
  }

  type SummaryTrends {
    title: String!
    items: [SummaryTrend!]!
  }

  type SummaryQuestions {
    title: String!
    items: [String!]!
  }

  type SampleSummary {
    label: String!
    title: String!
    patient: String!
    gestation: String!
    visit: String!
    topics: SummaryTopics!
    trends: SummaryTrends!
    questions: SummaryQuestions!
    verification: String!
  }

  type PatientsHero {
    eyebrow: String!
    headline: String!
    text: String!
    joinLabel: String!
    learnLabel: String!
    chat: SampleChat!
  }

  type ProvidersHero {
    eyebrow: String!
    headline: String!
    text: String!
    joinLabel: String!
    learnLabel: String!
    summary: SampleSummary!
  }

  type HeroJson implements Node @dontInfer {
    patients: PatientsHero!
    providers: ProvidersHero!
  }

  type Feature {
    icon: String!
    title: String!
    description: String!
  }

  type FeaturesJson implements Node @dontInfer {
    eyebrow: String
    title: String!
    text: String!
    items: [Feature!]!
  }

  type JourneyCard {
    title: String!
    description: String!
    points: [String!]!
    color: String!
  }

  type Journey {
    title: String!
    text: String!
    items: [JourneyCard!]!
  }

  type JourneysJson implements Node @dontInfer {
    patients: Journey!
    providers: Journey!
  }

  type PatientTestimonial {
    quote: String!
    author: String!
    role: String!
  }

  type PatientTestimonials {
    title: String!
    text: String
    items: [PatientTestimonial!]!
    moreLabel: String!
  }

  type Figure {
    value: String!
    label: String!
  }

  type ClinicianTestimonial {
    quote: String!
    author: String!
    role: String!
    photo: Photo!
  }

  type ClinicianTestimonials {
    title: String!
    text: String
    figures: [Figure!]!
    items: [ClinicianTestimonial!]!
    moreLabel: String!
  }

  type TestimonialsJson implements Node @dontInfer {
    patients: PatientTestimonials!
    providers: ClinicianTestimonials!
  }

  type WaitlistCopy {
    headline: String!
    blurb: String!
    bullets: [String!]!
    formTitle: String!
    submitLabel: String!
    confirmation: String!
  }

  type WaitlistJson implements Node @dontInfer {
    patients: WaitlistCopy!
    providers: WaitlistCopy!
    withoutScript: String!
    configureLabel: String!
  }

  type AboutJson implements Node @dontInfer {
    heading: String!
    text: String!
    profileLabel: String!
    emailLabel: String!
    backLabel: String!
  }

  type Founder {
    name: String!
    title: String!
    photo: Photo!
    biography: [String!]!
    profileUrl: String
    email: String!
  }

  type FoundersJson implements Node @dontInfer {
    items: [Founder!]!
  }

  type NotFoundJson implements Node @dontInfer {
    heading: String!
    text: String!
    homeLabel: String!
  }
`;
