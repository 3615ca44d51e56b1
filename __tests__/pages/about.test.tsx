import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import AboutPage, { Head } from "../../src/pages/about";
import { builtAbout } from "../support/unit/built-pages";
import { builtFounder } from "../support/unit/built-sections";
import { headProps, pageProps } from "../support/unit/page-props";

function renderAbout(changes: Parameters<typeof builtAbout>[0] = {}) {
  return render(<AboutPage {...pageProps(builtAbout(changes), "/about")} />);
}

function card(name: string): HTMLElement {
  const found = screen.getByRole("heading", { name }).closest("li");
  if (!found) throw new Error(`${name} has no card.`);
  return found;
}

test("each founder has a photo, a name, a title, a biography and two ways to get in touch", () => {
  renderAbout();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("The people");
  const rosa = within(card("Rosa Blum"));
  expect(rosa.getByRole("img", { name: "Rosa Blum smiling" })).toBeInTheDocument();
  expect(rosa.getByText("Co-Founder")).toBeVisible();
  expect(rosa.getByText("She was a midwife.")).toBeVisible();
  expect(rosa.getByText("Then she founded this.")).toBeVisible();
  expect(rosa.getByRole("link", { name: "Profile (Rosa Blum)" })).toHaveAttribute(
    "href",
    "https://people.example/rosa",
  );
  expect(rosa.getByRole("link", { name: "E-mail (Rosa Blum)" })).toHaveAttribute(
    "href",
    "mailto:rosa@riverbend.example",
  );
});

test("a link to another site does not say where the visitor comes from", () => {
  renderAbout();
  const outside = screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href")?.startsWith("http"));
  expect(outside.map(({ textContent }) => textContent)).toEqual([
    "Profile (Rosa Blum)",
    "Follow us",
  ]);
  for (const link of outside) expect(link).toHaveAttribute("rel", "noreferrer");
});

test("a founder without a profile has no link to one", () => {
  renderAbout();
  const ida = within(card("Ida Holm"));
  expect(ida.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "E-mail (Ida Holm)",
  ]);
});

test.each([1, 3])("there may be %p founders", (count) => {
  const items = Array.from({ length: count }, (_, index) => builtFounder({ name: `Ida ${index}` }));
  renderAbout({ founders: { items } });
  expect(screen.getAllByRole("heading", { name: /^Ida/ })).toHaveLength(count);
});

test("a clinic is led to its own waitlist", async () => {
  renderAbout();
  await userEvent.click(screen.getByRole("radio", { name: "For OB-GYN Clinics" }));
  for (const link of screen.getAllByRole("link", { name: "Join" })) {
    expect(link).toHaveAttribute("href", "/?audience=providers#waitlist");
  }
});

test("there are ways back home and to the waitlist", () => {
  renderAbout();
  expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  for (const link of screen.getAllByRole("link", { name: "Join" })) {
    expect(link).toHaveAttribute("href", "/#waitlist");
  }
  expect(screen.getByRole("link", { name: "Riverbend" })).toHaveAttribute("href", "/");
});

test("it has its own toggle, which starts with families", async () => {
  const user = userEvent.setup({ delay: null });
  renderAbout();
  expect(screen.getByRole("radio", { name: "For Families" })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: "For OB-GYN Clinics" }));
  expect(document.documentElement).toHaveAttribute("data-audience", "providers");
  expect(screen.getByRole("heading", { name: "Rosa Blum" })).toBeVisible();
});

test("it tells search engines what it is", () => {
  render(<Head {...headProps(builtAbout(), "/about")} />, { container: document.head });
  expect(document.title).toBe("About us · Riverbend");
  expect(document.head.querySelector("meta[name=robots]")).toBeNull();
});
