import { isInaccessible, render, screen, within } from "@testing-library/react";
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
  expect(elsewhere).toHaveAttribute("rel", "noreferrer");
});

test("without a profile elsewhere there is no link to one; a legal text is a link, or says that it leads nowhere yet", () => {
  const legal = {
    privacyPolicy: { label: "Privacy Policy", url: "/privacy" },
    termsOfService: { label: "Terms of Service", url: null },
    healthDataPolicy: { label: "Health Data", url: "https://riverbend.example/health" },
  };
  render(<SiteFooter site={{ ...site, social: null, legal }} />);
  const links = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    site.company.aboutLabel,
    site.email,
  ]);
  const legalLinks = Object.values(legal).map(({ label }) => {
    const link = screen.getByRole("link", { name: label });
    return { label, url: link.getAttribute("href"), disabled: link.getAttribute("aria-disabled") };
  });
  expect(legalLinks).toEqual(
    Object.values(legal).map((text) => ({ ...text, disabled: text.url ? null : "true" })),
  );
});
