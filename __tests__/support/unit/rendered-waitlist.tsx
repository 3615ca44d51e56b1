import { configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AudienceProvider } from "../../../src/audience/audience-context";
import { AudienceToggle } from "../../../src/audience/audience-toggle";
import { PageFrame } from "../../../src/layout/page-frame";
import { Waitlist } from "../../../src/waitlist/waitlist";
import { builtFounder } from "./built-sections";
import { builtSiteWords } from "./built-site-words";
import { builtWaitlist } from "./built-waitlist";

type WaitlistPageProps = { isAdmin?: boolean };

// Signups are really sent, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const site = builtSiteWords();

/** The waitlist with all that it needs: an audience, its toggle, and a place for toasts. */
export function WaitlistPage({ isAdmin = false }: WaitlistPageProps) {
  return (
    <PageFrame>
      <AudienceProvider>
        <AudienceToggle question={site.audienceQuestion} labels={site.audiences} />
        <Waitlist
          copy={builtWaitlist()}
          site={site}
          founders={[builtFounder()]}
          isAdmin={isAdmin}
        />
      </AudienceProvider>
    </PageFrame>
  );
}

export type User = ReturnType<typeof userEvent.setup>;

export function renderWaitlist(props: WaitlistPageProps = {}) {
  return { user: userEvent.setup({ delay: null }), ...render(<WaitlistPage {...props} />) };
}

export function textField(label: string): HTMLElement {
  return screen.getByRole("textbox", { name: label });
}

export function subscribeBox(): HTMLElement {
  return screen.getByRole("checkbox", { name: /^Send me/ });
}

export function joinButton(): HTMLElement {
  return screen.getByRole("button", { name: "Join" });
}

export function audienceRadio(label: "For Families" | "For OB-GYN Clinics"): HTMLElement {
  return screen.getByRole("radio", { name: label });
}

/** Types what a family's signup needs. */
export async function typeFamily(user: User, name = "Ana Ruiz"): Promise<void> {
  await user.type(textField("Full Name"), name);
  await user.type(textField("Email Address"), "ana@mail.example");
}
