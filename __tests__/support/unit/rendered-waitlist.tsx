import { configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AudienceToggle } from "../../../src/audience/audience-toggle";
import { Toaster } from "../../../src/toasts/toaster";
import { Waitlist } from "../../../src/waitlist/waitlist";
import { runViewScript } from "./run-view-script";
import { content } from "./sample-pages";

// Signups are really sent, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
runViewScript();

const { site, waitlist } = content;

export type User = ReturnType<typeof userEvent.setup>;

type WaitlistPageProps = { isAdmin?: boolean; words?: typeof waitlist };

/** The waitlist with the toggle and a place for toasts. */
export function WaitlistPage({ isAdmin = false, words = waitlist }: WaitlistPageProps) {
  return (
    <>
      <AudienceToggle question={site.audienceQuestion} labels={site.audiences} />
      <Waitlist words={words} site={site} isAdmin={isAdmin} />
      <Toaster />
    </>
  );
}

/** Renders the page in the families' view; returns its visitor. */
export function renderWaitlist(props: WaitlistPageProps = {}): User {
  window.dispatchEvent(new Event("pageshow"));
  render(<WaitlistPage {...props} />);
  return userEvent.setup({ delay: null });
}

export async function showClinics(user: User): Promise<void> {
  await user.click(screen.getByRole("radio", { name: "For OB-GYN Clinics" }));
}

export function textField(label: string): HTMLInputElement {
  return screen.getByRole("textbox", { name: label });
}

export function subscribeBox(): HTMLInputElement {
  return screen.getByRole("checkbox", { name: /^Send me/ });
}

/** The labels of the form's button: families', clinics', and while it sends. */
const submitLabels = [
  waitlist.patients.submitLabel,
  waitlist.providers.submitLabel,
  "Submitting...",
];

export function isSubmitLabel(name: string): boolean {
  return submitLabels.includes(name);
}

export async function join(user: User): Promise<void> {
  await user.click(await screen.findByRole("button", { name: isSubmitLabel }));
}

/** Pastes a text into an empty field, which is quicker than typing it. */
export async function enter(user: User, label: string, text: string): Promise<void> {
  await user.click(textField(label));
  await user.paste(text);
}

export async function fillInAsFamily(user: User): Promise<void> {
  await enter(user, "Full Name", "Ana Ruiz");
  await enter(user, "Email Address", "ana@mail.example");
}

/** Returns the texts of the toasts of a kind. */
export function toastTexts(kind: "success" | "error"): (string | null)[] {
  const toasts = document.querySelectorAll(`.Toastify__toast--${kind}`);
  return [...toasts].map(({ textContent }) => textContent);
}
