import { render, screen } from "@testing-library/react";
import NotFoundPage, { Head } from "../../src/pages/404";
import { builtNotFound } from "../support/unit/built-pages";
import { headProps, pageProps } from "../support/unit/page-props";

const props = pageProps(builtNotFound(), "/no/such-page");

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

/** What the page has logged, which is then no complaint. */
function logged(): unknown[][] {
  const { calls } = jest.mocked(console.error).mock;
  return calls.splice(0);
}

test("a visitor who is lost finds the way home", () => {
  render(<NotFoundPage {...props} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Oops! Page not found");
  expect(screen.getByText("It may have moved.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  expect(logged()).toHaveLength(1);
});

test("the bad path is logged, once for each", () => {
  const { rerender } = render(<NotFoundPage {...props} />);
  rerender(<NotFoundPage {...props} />);
  rerender(<NotFoundPage {...pageProps(builtNotFound(), "/another")} />);
  expect(logged()).toEqual([
    ["There is no page at /no/such-page"],
    ["There is no page at /another"],
  ]);
});

test("search engines shall not list it", () => {
  render(<Head {...headProps(builtNotFound(), "/no/such-page")} />, { container: document.head });
  expect(document.title).toBe("Not found · Riverbend");
  expect(document.head.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});
