import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { SiteFooter } from "../../src/layout/site-footer";
import { builtSiteWords } from "../support/unit/built-site-words";

afterEach(() => {
  jest.useRealTimers();
});

test("it says who we are and that we are not for emergencies", () => {
  render(<SiteFooter site={builtSiteWords()} />);
  expect(screen.getByText("We answer by text.")).toBeVisible();
  expect(screen.getByText("Not for emergencies.")).toBeVisible();
});

test("its company column leads to About and to us elsewhere", () => {
  render(<SiteFooter site={builtSiteWords()} />);
  const company = within(screen.getByRole("navigation"));
  expect(company.getByRole("link", { name: "About Us" })).toHaveAttribute("href", "/about");
  expect(company.getByRole("link", { name: "Follow us" })).toHaveAttribute(
    "href",
    "https://social.example/riverbend",
  );
});

test("a legal text without an address is a link that says it leads nowhere yet", () => {
  render(<SiteFooter site={builtSiteWords()} />);
  const link = screen.getByRole("link", { name: "Privacy Policy" });
  expect(link).toHaveAttribute("aria-disabled", "true");
  expect(link).not.toHaveAttribute("href");
});

test("legal texts with an address are ordinary links, to a page of this site or elsewhere", () => {
  const legal = {
    privacyPolicy: { label: "Privacy Policy", url: "/privacy" },
    termsOfService: { label: "Terms of Service", url: "https://riverbend.example/terms" },
    healthDataPolicy: { label: "Health Data", url: "/health-data" },
  };
  render(<SiteFooter site={builtSiteWords({ legal })} />);
  for (const { label, url } of Object.values(legal)) {
    expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", url);
    expect(screen.getByRole("link", { name: label })).not.toHaveAttribute("aria-disabled");
  }
});

test("its copyright is of the visitor's year, not of the year it was built in", () => {
  const footer = <SiteFooter site={builtSiteWords()} />;
  jest.useFakeTimers({ now: new Date(2030, 11, 31) });
  document.body.innerHTML = `<div>${renderToString(footer)}</div>`;
  jest.setSystemTime(new Date(2031, 0, 1));
  render(footer, { container: document.body.firstElementChild ?? undefined, hydrate: true });
  expect(screen.getByText(/©/)).toHaveTextContent("© 2031 Riverbend. All rights reserved.");
});
