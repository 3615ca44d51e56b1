export function builtWaitlist(): Queries.WaitlistFragment {
  return {
    patients: builtWords("Families", "Sign up as a family"),
    providers: builtWords("Clinics", "Sign up as a clinic"),
    retryNote: "Try again.",
    withoutScript: "Write to us at",
    configureLabel: "Configure addresses",
  };
}

function builtWords(name: string, formTitle: string): Queries.WaitlistWordsFragment {
  return {
    headline: `${name}, join us`,
    blurb: `What ${name} get.`,
    bullets: [`${name}: first`, `${name}: second`, `${name}: third`],
    formTitle,
    submitLabel: "Join",
    confirmation: `${name}, you are on the list.`,
  };
}
