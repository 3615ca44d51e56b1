import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import AboutPage from "../../src/pages/about";
import { content, pageProps } from "../support/unit/sample-pages";

const { about, founders, site } = content;

function card(name: string): HTMLElement {
  const found = screen.getByRole("heading", { name }).closest("li");
  if (!found) throw new Error(`${name} has no card.`);
  return found;
}

function linksIn(element: HTMLElement) {
  const links = within(element).getAllByRole("link");
  return links.map((link) => [link.textContent, link.getAttribute("href")]);
}

test("each founder has a photo, a name, a title, a biography and two ways to get in touch", () => {
  render(<AboutPage {...pageProps()} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(about.heading);
  for (const { name, title, biography, photo, profileUrl, email } of founders.items) {
    expect(within(card(name)).getByRole("img", { name: photo.alt })).toBeInTheDocument();
    for (const text of [title, ...biography]) {
      expect(within(card(name)).getByText(text, { exact: true })).toBeInTheDocument();
    }
    expect(linksIn(card(name))).toEqual([
      [`${about.profileLabel} (${name})`, profileUrl],
      [`${about.emailLabel} (${name})`, `mailto:${email}`],
    ]);
  }
});

test("a visitor reads what to count on", () => {
  render(<AboutPage {...pageProps()} />);
  const { title, items } = about.promises;
  const promises = screen.getByRole("heading", { name: title }).nextElementSibling;
  expect([...(promises?.children ?? [])].map((item) => item.textContent)).toEqual(items);
});

test("a link to another site does not say where the visitor comes from", () => {
  render(<AboutPage {...pageProps()} />);
  const outside = document.querySelectorAll("a[href^=http]");
  expect(outside).toHaveLength(founders.items.length + 1);
  for (const link of outside) expect(link).toHaveAttribute("rel", "noreferrer");
});

test("a founder without a profile has no link to one", () => {
  const items = founders.items.map((founder) => ({ ...founder, profileUrl: null }));
  render(<AboutPage {...pageProps({ founders: { items } })} />);
  for (const { name } of items) expect(linksIn(card(name))).toHaveLength(1);
});

test("a patient is led home and to the waitlist, a provider to theirs", async () => {
  render(<AboutPage {...pageProps()} />);
  const joinLinks = () => screen.getAllByRole("link", { name: site.joinLink });
  expect(screen.getByRole("link", { name: site.name })).toHaveAttribute("href", "/");
  for (const link of joinLinks()) expect(link).toHaveAttribute("href", "/#waitlist");
  await userEvent.click(screen.getByRole("radio", { name: site.audiences.providers }));
  for (const link of joinLinks()) {
    expect(link).toHaveAttribute("href", "/?audience=providers#waitlist");
  }
});
