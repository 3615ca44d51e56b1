export function builtWaitlist(): Queries.WaitlistFragment {
  return {
    patients: builtWords("Families", "Sign up as a family"),
    providers: builtWords("Clinics", "Sign up as a clinic"),
    privacyNote: "For the list only.",
    founders: { text: "Two of us.", linkLabel: "Who we are" },
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
    steps: { title: "And then", items: [`${name} join`, `We write to ${name}`] },
    formTitle,
    submitLabel: "Join",
    confirmation: {
      title: `${name}, you are on the list.`,
      text: "We write to {email} soon.",
    },
  };
}
