import { builtPhoto } from "./built-photo";

export function builtPatientsHero(
  changes: Partial<Queries.PatientsHeroFragment> = {},
): Queries.PatientsHeroFragment {
  return {
    eyebrow: "For families",
    headline: "Help for families",
    text: "Ask anything.",
    joinLabel: "Join as a family",
    learnLabel: "How families use it",
    chat: {
      label: "A sample conversation",
      clinician: { name: "Rosa", role: "Midwife", photo: builtPhoto({ alt: "Rosa" }) },
      familyName: "Ana, 31 weeks",
      messages: [
        { from: "family", text: "Is this normal?", time: "7:42 pm" },
        { from: "clinician", text: "Yes, it is.", time: "7:46 pm" },
      ],
      responseTime: "Typical response time: under 10 minutes",
    },
    ...changes,
  };
}

export function builtProvidersHero(
  changes: Partial<Queries.ProvidersHeroFragment> = {},
): Queries.ProvidersHeroFragment {
  return {
    eyebrow: "For clinics",
    headline: "Help for clinics",
    text: "Between the visits.",
    joinLabel: "Join as a clinic",
    learnLabel: "How clinics use it",
    summary: {
      label: "A sample summary",
      title: "Before the visit",
      patient: "Ana R.",
      gestation: "28 weeks",
      visit: "Visit: Tue 10:30",
      topics: { title: "Topics", items: [{ text: "Sleeps badly", when: "Monday" }] },
      trends: {
        title: "Trends",
        items: [
          { name: "Blood pressure", values: [110, 118, 114], unit: "mmHg", note: "Steady" },
          { name: "Mood", values: [3, 4], unit: null, note: "Better" },
        ],
      },
      questions: { title: "Questions", items: ["May I fly?"] },
      verification: "Verified by the team",
    },
    ...changes,
  };
}
