import { builtPhoto } from "./built-photo";

export function builtFeatures(count = 2): Queries.FeaturesFragment {
  const items = numbers(count).map((number) => ({
    icon: { shapes: [{ element: "path", attributes: [{ name: "d", value: `M${number} 2v2` }] }] },
    title: `Feature ${number}`,
    description: `What feature ${number} does`,
  }));
  return {
    eyebrow: "Features",
    title: "What you get",
    text: "All by text.",
    steps: ["Ask.", "Read."],
    items,
  };
}

export function builtJourneys(
  counts: Record<"patients" | "providers", number> = { patients: 2, providers: 3 },
): Queries.JourneyFragment {
  return {
    patients: builtStory("Family step", counts.patients),
    providers: builtStory("Clinic step", counts.providers),
  };
}

function builtStory(name: string, count: number): Queries.JourneyStoryFragment {
  const items = numbers(count).map((number) => ({
    title: `${name} ${number}`,
    description: `About ${name} ${number}`,
    points: [`${name} ${number}, first point`, `${name} ${number}, second point`],
    color: "plum",
  }));
  return { title: `${name}s`, text: "One after the other.", items };
}

type TestimonialCounts = { patients?: number; figures?: number; clinicians?: number };

export function builtTestimonials({
  patients = 3,
  figures = 2,
  clinicians = 3,
}: TestimonialCounts = {}): Queries.TestimonialsFragment {
  return {
    patients: {
      title: "What families say",
      note: null,
      items: numbers(patients).map((number) => ({
        quote: `Family words ${number}`,
        author: `A. ${number}.`,
        role: `${number} months`,
      })),
      moreLabel: "More families",
    },
    providers: {
      title: "What clinicians say",
      note: "Not yet real.",
      figures: numbers(figures).map((number) => ({
        value: `${number}0%`,
        label: `fewer of kind ${number}`,
      })),
      items: numbers(clinicians).map((number) => ({
        quote: `Clinic words ${number}`,
        author: `Dr. ${number}`,
        role: "Doctor",
        photo: builtPhoto({ alt: `Portrait of Dr. ${number}` }),
      })),
      moreLabel: "More clinicians",
    },
  };
}

export function builtFounder(
  changes: Partial<Queries.FounderFragment> = {},
): Queries.FounderFragment {
  return {
    name: "Rosa Blum",
    title: "Co-Founder",
    biography: ["She was a midwife.", "Then she founded this."],
    profileUrl: "https://people.example/rosa",
    email: "rosa@riverbend.example",
    photo: builtPhoto({ alt: "Rosa Blum smiling" }),
    ...changes,
  };
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
