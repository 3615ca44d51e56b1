/** @jest-environment node */
import { nextState, type SignupEvent, type SignupState } from "../../src/waitlist/signup-state";

const idle: SignupState = { is: "idle" };
const failed: SignupState = { is: "failed" };
const sending = { is: "sending", audience: "patients", isEdited: false } as const;
const edited = { ...sending, isEdited: true };
const confirmed = {
  is: "confirmed",
  audience: "patients",
  address: "ana@mail.example",
  since: 1_200,
} as const;
const states = { idle, sending, edited, failed, confirmed };

const asClinic = { is: "sending", audience: "providers", isEdited: false } as const;
const submitted: SignupEvent = { is: "submitted", audience: "providers" };
const sent: SignupEvent = { is: "sent", address: "ana@mail.example", at: 1_200 };

/** What each event makes of the states that it changes; all others stay as they are. */
const changes: [SignupEvent, Partial<Record<keyof typeof states, SignupState>>][] = [
  [submitted, { idle: asClinic, failed: asClinic, confirmed: asClinic }],
  [{ is: "refused" }, { failed: idle }],
  [sent, { sending: confirmed, edited: idle }],
  [{ is: "failed" }, { sending: failed, edited: failed }],
  [
    { is: "edited", field: "name" },
    { sending: edited, confirmed: idle },
  ],
  // A patient is not asked for it.
  [{ is: "edited", field: "practiceName" }, {}],
  [{ is: "restarted" }, { confirmed: idle }],
];

test.each(changes)("%j changes what it has to, and nothing else", (event, changed) => {
  for (const [name, state] of Object.entries(states)) {
    expect({ [name]: nextState(state, event) }).toEqual({
      [name]: { ...states, ...changed }[name],
    });
  }
});

test("an edit of what providers alone are asked is one of their signup", () => {
  const event: SignupEvent = { is: "edited", field: "practiceName" };
  expect(nextState({ ...confirmed, audience: "providers" }, event)).toEqual(idle);
  expect(nextState(asClinic, event)).toEqual({ ...asClinic, isEdited: true });
});
