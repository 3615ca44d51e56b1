import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { applyAudienceFromUrl } from "../../src/audience/current-audience";
import { SiteProviders } from "../../src/layout/site-providers";
import HomePage from "../../src/pages/index";
import { content, pageProps } from "../support/unit/sample-pages";

const { submitLabel } = content.waitlist.patients;

// As the script in the page's head does: without its mark, there is no form.
beforeEach(applyAudienceFromUrl);

test("the static page hydrates without a complaint, and only then can the form be sent", () => {
  const page = (
    <SiteProviders location={window.location}>
      <HomePage {...pageProps()} />
    </SiteProviders>
  );
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  // Without its styles, it also says what it says to an early press.
  const button = screen.getByRole("button", { name: new RegExp(`^${submitLabel}`) });
  expect(button).toHaveAttribute("type", "button");
  expect(button).toHaveAttribute("aria-disabled", "true");
  screen.getByRole<HTMLInputElement>("textbox", { name: "Full Name" }).value = "Ana";
  render(page, { container: document.body.firstElementChild ?? undefined, hydrate: true });
  expect(screen.getByRole("button", { name: submitLabel })).toBe(button);
  expect(button).toHaveAttribute("type", "submit");
  expect(button).toHaveAttribute("aria-disabled", "false");
  expect(screen.getByRole("textbox", { name: "Full Name" })).toHaveValue("Ana");
});
