import { render, screen } from "@testing-library/react";
import { audiences } from "../../src/audience/audience";
import { SiteFooter } from "../../src/layout/site-footer";
import { content } from "../support/unit/sample-pages";

const { site } = content;
const legal = {
  privacyPolicy: { label: "Privacy Policy", url: "/privacy" },
  termsOfService: { label: "Terms of Service", url: null },
  healthDataPolicy: { label: "Health Data", url: "https://riverbend.example/health" },
};

test("the footer leads to About, to a mailbox and to a profile elsewhere", () => {
  render(<SiteFooter site={site} />);
  const href = (name = "") => screen.getByRole("link", { name }).getAttribute("href");
  expect(href(site.company.aboutLabel)).toBe("/about");
  expect(href(site.email)).toBe(`mailto:${site.email}`);
  expect(href(site.social?.label)).toBe(site.social?.url);
});

test("each audience reads its own note on emergencies", () => {
  const { container } = render(<SiteFooter site={site} />);
  for (const audience of audiences) {
    const note = container.querySelector(`footer [data-for=${audience}]`);
    expect(note).toHaveTextContent(site.emergency[audience]);
  }
});

test("without a profile elsewhere there is no link to one", () => {
  render(<SiteFooter site={{ ...site, social: null }} />);
  expect(screen.queryByRole("link", { name: site.social?.label })).toBeNull();
});

test("a legal text without an address is a link that leads nowhere", () => {
  render(<SiteFooter site={{ ...site, legal }} />);
  const link = (name: string) => screen.getByRole("link", { name });
  expect(link("Privacy Policy")).toHaveAttribute("href", "/privacy");
  expect(link("Health Data")).toHaveAttribute("href", "https://riverbend.example/health");
  expect(link("Terms of Service")).not.toHaveAttribute("href");
  expect(link("Terms of Service")).toHaveAttribute("aria-disabled", "true");
});

test("the copyright line has the current year", () => {
  render(<SiteFooter site={site} />);
  const year = new Date().getFullYear();
  expect(screen.getByText(`© ${year} ${site.name}. ${site.copyright}`)).toBeVisible();
});
