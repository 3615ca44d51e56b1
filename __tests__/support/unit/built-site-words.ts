type Site = Queries.HomePageQuery["content"]["site"];

/** The words that all pages share. */
export function builtSiteWords(changes: Partial<Site> = {}): Site {
  return {
    name: "Riverbend",
    tagline: "Care by text",
    email: "hello@riverbend.example",
    blurb: "We answer by text.",
    emergency: "Not for emergencies.",
    skipLink: "Skip to content",
    audienceQuestion: "Show this site for",
    audiences: { patients: "For Families", providers: "For OB-GYN Clinics" },
    joinLink: "Join",
    company: { title: "Company", aboutLabel: "About Us" },
    social: { label: "Follow us", url: "https://social.example/riverbend" },
    legal: {
      privacyPolicy: { label: "Privacy Policy", url: null },
      termsOfService: { label: "Terms of Service", url: null },
      healthDataPolicy: null,
    },
    copyright: "All rights reserved.",
    ...changes,
  };
}
