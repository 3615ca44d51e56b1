import { configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AudienceToggle } from "../../../src/audience/audience-toggle";
import { SiteProviders } from "../../../src/layout/site-providers";
import { Waitlist } from "../../../src/waitlist/waitlist";
import { content } from "./sample-pages";

type WaitlistPageProps = {
  isAdmin?: boolean;
  /** Whether the visitor is on a page without the waitlist. */
  isElsewhere?: boolean;
};

// Signups are really sent, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const { site, waitlist } = content;

/** The waitlist with all that it needs: an audience, its toggle, and a place for toasts. */
export function WaitlistPage({ isAdmin = false, isElsewhere = false }: WaitlistPageProps) {
  return (
    <SiteProviders location={window.location}>
      <AudienceToggle question={site.audienceQuestion} labels={site.audiences} />
      {isElsewhere ? null : (
        <Waitlist
          copy={waitlist}
          site={site}
          siteUrl="https://riverbend.example"
          isAdmin={isAdmin}
        />
      )}
    </SiteProviders>
  );
}

export type User = ReturnType<typeof userEvent.setup>;

export function renderWaitlist(props: WaitlistPageProps = {}) {
  const { rerender, ...rendered } = render(<WaitlistPage {...props} />);
  return {
    ...rendered,
    user: userEvent.setup({ delay: null }),
    goElsewhere: () => rerender(<WaitlistPage isElsewhere />),
    comeBack: () => rerender(<WaitlistPage />),
  };
}

export function textField(label: string): HTMLInputElement {
  return screen.getByRole("textbox", { name: label });
}

export function subscribeBox(): HTMLInputElement {
  return screen.getByRole("checkbox", { name: /^Send me/ });
}

/** Waits for the button, which says "Submitting..." a moment longer than the outcome is awaited. */
export function findJoinButton(): Promise<HTMLElement> {
  return screen.findByRole("button", { name: /^Add m/ });
}

export async function join(user: User): Promise<void> {
  await user.click(await findJoinButton());
}

export function audienceRadio(label: "For Families" | "For OB-GYN Clinics"): HTMLElement {
  return screen.getByRole("radio", { name: label });
}

/** Adds a text to a field at once, which is much quicker than letter by letter. */
export async function enter(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Fills in what a patient's signup needs. */
export async function typeAsPatient(user: User, name = "Ana Ruiz"): Promise<void> {
  await enter(user, textField("Full Name"), name);
  await enter(user, textField("Email Address"), "ana@mail.example");
}
