import { render, screen, within } from "@testing-library/react";
import { audiences } from "../../src/audience/audience";
import AboutPage from "../../src/pages/about";
import HomePage from "../../src/pages/index";
import { content, pageProps } from "../support/unit/sample-pages";

const { about, founders } = content;

test("each founder has a photo, a name, a title, a biography and two ways to get in touch", () => {
  render(<AboutPage {...pageProps()} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(about.heading);
  for (const { name, title, photo, profileUrl, email } of founders.items) {
    const item = screen.getByRole("heading", { name }).closest("li") ?? document.body;
    const card = within(item);
    expect(card.getByRole("img", { name: photo.alt })).toBeInTheDocument();
    expect(item).toHaveTextContent(title);
    const links = card
      .getAllByRole<HTMLAnchorElement>("link")
      .map((link) => [link.textContent, link.getAttribute("href"), link.rel]);
    expect(links).toEqual([
      // Another site does not learn where its visitor comes from.
      [`${about.profileLabel} (${name})`, profileUrl, "noreferrer"],
      [`${about.emailLabel} ${name}`, `mailto:${email}`, ""],
    ]);
  }
});

test.each(audiences)("About tells %s what they want to know of founders", (audience) => {
  render(<AboutPage {...pageProps()} />);
  const text = screen.getByText(about[audience].text, { exact: false });
  expect(text.closest("[data-for]")).toHaveAttribute("data-for", audience);
});

test("without founders, nothing is left of them on About and on the home page", () => {
  const without = pageProps({ founders: { items: [] } });
  const { container, unmount } = render(<AboutPage {...without} />);
  expect(container.querySelector("main")).toHaveTextContent(about.heading);
  expect(container.querySelector("main ul")).toBeNull();
  unmount();
  render(<HomePage {...without} />);
  expect(document.body).not.toHaveTextContent(content.hero.founders.text);
});
