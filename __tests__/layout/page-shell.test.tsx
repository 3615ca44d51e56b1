import { render, screen } from "@testing-library/react";
import { PageShell } from "../../src/layout/page-shell";
import { content } from "../support/unit/sample-pages";

function Broken(): never {
  throw new Error("A component is broken.");
}

test("if a component throws, the page says how to join by email, and keeps its links", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <PageShell content={content}>
      <Broken />
    </PageShell>,
  );
  const main = screen.getByRole("main");
  expect(main).toHaveTextContent(`${content.site.failureNote} ${content.site.email}`);
  expect(screen.getByRole("link", { name: content.site.company.aboutLabel })).toBeVisible();
});
