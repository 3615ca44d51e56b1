import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import HomePage from "../../src/pages/index";
import { content, pageProps } from "../support/unit/sample-pages";

test("the static page hydrates without a complaint, and then the form can be sent", () => {
  const page = <HomePage {...pageProps()} />;
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const { submitLabel } = content.waitlist.patients;
  expect(screen.getByRole("button", { name: submitLabel })).toBeDisabled();
  render(page, { container: document.body.firstElementChild ?? undefined, hydrate: true });
  expect(screen.getByRole("button", { name: submitLabel })).toBeEnabled();
});
