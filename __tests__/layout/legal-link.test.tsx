import { render, screen } from "@testing-library/react";
import { LegalLink } from "../../src/layout/legal-link";

test("a legal text without an address is a link that says it leads nowhere yet", () => {
  render(<LegalLink label="Privacy Policy" url={null} />);
  const link = screen.getByRole("link", { name: "Privacy Policy" });
  expect(link).toHaveAttribute("aria-disabled", "true");
  expect(link).not.toHaveAttribute("href");
});

test("a legal text with an address is an ordinary link", () => {
  render(<LegalLink label="Privacy Policy" url="https://riverbend.example/privacy" />);
  const link = screen.getByRole("link", { name: "Privacy Policy" });
  expect(link).toHaveAttribute("href", "https://riverbend.example/privacy");
  expect(link).not.toHaveAttribute("aria-disabled");
});
