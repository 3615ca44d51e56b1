import { render, screen } from "@testing-library/react";
import { audiences } from "../../src/audience/audience";
import { SiteFooter } from "../../src/layout/site-footer";
import { content } from "../support/unit/sample-pages";

const { site } = content;

/** Renders a footer; returns what finds a link in it. */
function renderFooter(changes = {}) {
  render(<SiteFooter site={{ ...site, ...changes }} />);
  return (name = "") => screen.queryByRole("link", { name });
}

test("the footer leads to a mailbox and to a profile elsewhere, and has the current year", () => {
  const link = renderFooter();
  expect(link(site.email)).toHaveAttribute("href", `mailto:${site.email}`);
  expect(link(site.social?.label)).toHaveAttribute("href", site.social?.url);
  const year = new Date().getFullYear();
  expect(screen.getByText(`© ${year} ${site.name}. ${site.copyright}`)).toBeVisible();
});

test("each audience reads its own note on emergencies", () => {
  const { container } = render(<SiteFooter site={site} />);
  for (const audience of audiences) {
    const note = container.querySelector(`footer [data-for=${audience}]`);
    expect(note).toHaveTextContent(site.emergency[audience]);
  }
});

test("a legal text without an address is a link that leads nowhere, and says why", () => {
  const legal = {
    ...site.legal,
    privacyPolicy: { label: "Privacy Policy", url: "/privacy" },
    termsOfService: { label: "Terms of Service", url: null },
    healthDataPolicy: { label: "Health Data", url: "https://riverbend.example/health" },
  };
  const link = renderFooter({ legal });
  expect(link("Privacy Policy")).toHaveAttribute("href", "/privacy");
  expect(link("Health Data")).toHaveAttribute("href", "https://riverbend.example/health");
  expect(link("Health Data")).not.toHaveAccessibleDescription();
  expect(link("Terms of Service")).not.toHaveAttribute("href");
  expect(link("Terms of Service")).toHaveAttribute("aria-disabled", "true");
  expect(link("Terms of Service")).toHaveAccessibleDescription(site.legal.unpublished);
});
