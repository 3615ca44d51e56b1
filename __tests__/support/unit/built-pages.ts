import { builtPatientsHero, builtProvidersHero } from "./built-heroes";
import { builtFeatures, builtFounder, builtJourneys, builtTestimonials } from "./built-sections";
import { builtSiteWords } from "./built-site-words";
import { builtWaitlist } from "./built-waitlist";

type Home = Queries.HomePageQuery["content"];
type About = Queries.AboutPageQuery["content"];
type NotFound = Queries.NotFoundPageQuery["content"];

const siteUrl = "https://riverbend.example";
const socialImageAlt = "The mark and the name";

export function builtHome(changes: Partial<Home> = {}): Queries.HomePageQuery {
  return {
    content: {
      siteUrl,
      pages: { socialImageAlt, home: { title: "Care by text", description: "What we do." } },
      site: builtSiteWords(),
      hero: { patients: builtPatientsHero(), providers: builtProvidersHero() },
      features: builtFeatures(),
      journeys: builtJourneys(),
      testimonials: builtTestimonials(),
      waitlist: builtWaitlist(),
      founders: { items: [builtFounder()] },
      ...changes,
    },
  };
}

export function builtAbout(changes: Partial<About> = {}): Queries.AboutPageQuery {
  return {
    content: {
      siteUrl,
      pages: { socialImageAlt, about: { title: "About us", description: "Who we are." } },
      site: builtSiteWords(),
      about: {
        heading: "The people",
        text: "Two of us.",
        profileLabel: "Profile",
        emailLabel: "E-mail",
        backLabel: "Back to Home",
      },
      founders: {
        items: [
          builtFounder(),
          builtFounder({ name: "Ida Holm", profileUrl: null, email: "ida@riverbend.example" }),
        ],
      },
      ...changes,
    },
  };
}

export function builtNotFound(changes: Partial<NotFound> = {}): Queries.NotFoundPageQuery {
  return {
    content: {
      siteUrl,
      pages: { socialImageAlt, notFound: { title: "Not found", description: "Nothing here." } },
      site: { name: "Riverbend" },
      notFound: {
        heading: "Oops! Page not found",
        text: "It may have moved.",
        homeLabel: "Return to Home",
      },
      ...changes,
    },
  };
}
