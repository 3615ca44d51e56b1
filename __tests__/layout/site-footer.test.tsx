import { isInaccessible, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { SiteFooter } from "../../src/layout/site-footer";
import { content } from "../support/unit/sample-pages";

const { site } = content;

test("it says what we are not for, and leads to us elsewhere", () => {
  render(<SiteFooter site={site} />);
  expect(screen.getByText(site.blurb)).toBeVisible();
  const notices = screen.getAllByText(/^Not for emergencies/);
  expect(notices.map(({ textContent }) => textContent)).toEqual(Object.values(site.emergency));
  expect(notices.map((notice) => !isInaccessible(notice))).toEqual([true, false]);
  for (const notice of notices) {
    const calls = [...notice.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(calls).toContain("tel:911");
  }
  const elsewhere = screen.getByRole("link", { name: site.social?.label });
  expect(elsewhere).toHaveAttribute("href", site.social?.url);
});

test("without a profile elsewhere, there is no link to one", () => {
  render(<SiteFooter site={{ ...site, social: null }} />);
  const links = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    site.company.aboutLabel,
    site.email,
  ]);
});

test("a legal text without an address is a link that says it leads nowhere yet", () => {
  render(<SiteFooter site={site} />);
  const link = screen.getByRole("link", { name: site.legal.privacyPolicy.label });
  expect(link).toHaveAttribute("aria-disabled", "true");
  expect(link).not.toHaveAttribute("href");
});

test("legal texts with an address are ordinary links, to a page of this site or elsewhere", () => {
  const legal = {
    privacyPolicy: { label: "Privacy Policy", url: "/privacy" },
    termsOfService: { label: "Terms of Service", url: "https://riverbend.example/terms" },
    healthDataPolicy: { label: "Health Data", url: "/health-data" },
  };
  render(<SiteFooter site={{ ...site, legal }} />);
  for (const { label, url } of Object.values(legal)) {
    expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", url);
    expect(screen.getByRole("link", { name: label })).not.toHaveAttribute("aria-disabled");
  }
});

test("its copyright is of the visitor's year, not of the year it was built in", () => {
  const footer = <SiteFooter site={site} />;
  process.env.GATSBY_BUILD_YEAR = "2030";
  document.body.innerHTML = `<div>${renderToString(footer)}</div>`;
  expect(document.body).toHaveTextContent("© 2030");
  jest.useFakeTimers({ now: new Date(2031, 0, 1) });
  render(footer, { container: document.body.firstElementChild ?? undefined, hydrate: true });
  expect(screen.getByText(/©/)).toHaveTextContent(`© 2031 ${site.name}. ${site.copyright}`);
  jest.useRealTimers();
});
