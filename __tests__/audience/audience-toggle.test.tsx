import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AudienceToggle } from "../../src/audience/audience-toggle";
import { ForEachAudience } from "../../src/audience/for-audience";
import { PageLink } from "../../src/audience/page-link";
import { runViewScript } from "../support/unit/run-view-script";

const labels = { patients: "For Families", providers: "For OB-GYN Clinics" };

runViewScript();

function renderAt(address: string) {
  history.replaceState(null, "", address);
  window.dispatchEvent(new Event("popstate"));
  render(
    <>
      <AudienceToggle question="Show this site for" labels={labels} />
      <ForEachAudience>{(audience) => `Words for ${audience}`}</ForEachAudience>
      <PageLink to="/#waitlist">Join</PageLink>
    </>,
  );
  // As once the document has been parsed.
  act(() => void window.dispatchEvent(new Event("DOMContentLoaded")));
  return userEvent.setup({ delay: null });
}

function expectView(audience: "patients" | "providers", address: string) {
  const [other] = Object.keys(labels).filter((name) => name !== audience);
  expect(screen.getByRole("radio", { name: labels[audience] })).toBeChecked();
  expect(screen.getByText(`Words for ${audience}`)).toBeVisible();
  expect(screen.getByText(`Words for ${other}`)).not.toBeVisible();
  expect(location.pathname + location.search + location.hash).toBe(address);
}

test("choosing an audience shows its words and colors, and the address says so", async () => {
  const user = renderAt("/about/?utm_source=mail#top");
  const { length } = history;
  expectView("patients", "/about/?utm_source=mail#top");
  await user.click(screen.getByRole("radio", { name: labels.providers }));
  expectView("providers", "/about/?utm_source=mail&audience=providers#top");
  expect(document.documentElement).toHaveAttribute("data-audience", "providers");
  await user.click(screen.getByRole("radio", { name: labels.patients }));
  expectView("patients", "/about/?utm_source=mail#top");
  expect(history).toHaveLength(length);
});

test.each([
  "/?Audience=3DProvider&utm_source=mail",
  "/?audience=providers&utm_source=mail&audience=providers",
])("choosing families leaves nothing of %s that asked for clinics", async (address) => {
  const user = renderAt(address);
  expectView("providers", address);
  await user.click(screen.getByRole("radio", { name: labels.patients }));
  expectView("patients", "/?utm_source=mail");
});

test("back to an entry of the other audience shows that one's view", () => {
  renderAt("/?audience=providers");
  history.replaceState(null, "", "/");
  act(() => void window.dispatchEvent(new Event("popstate")));
  expectView("patients", "/");
});

test("a page that the browser restores has the radio of its view checked", () => {
  renderAt("/?audience=providers");
  screen.getByRole<HTMLInputElement>("radio", { name: labels.patients }).checked = true;
  act(() => void window.dispatchEvent(new Event("pageshow")));
  expectView("providers", "/?audience=providers");
});

test("the toggle is one group of native radios", () => {
  renderAt("/");
  const group = screen.getByRole("group", { name: "Show this site for" });
  expect(group).toContainElement(screen.getByRole("radio", { name: labels.patients }));
  for (const radio of screen.getAllByRole("radio")) expect(radio).toHaveAttribute("type", "radio");
});

test("a link that is pointed at, focused or pressed leads to the view that is shown", async () => {
  const user = renderAt("/");
  const link = screen.getByRole("link", { name: "Join" });
  // jsdom follows no links.
  link.addEventListener("click", (event) => event.preventDefault());
  for (const [audience, address] of [
    ["providers", "/?audience=providers#waitlist"],
    ["patients", "/#waitlist"],
  ] as const) {
    for (const reach of [() => user.hover(link), () => link.focus(), () => fireEvent.click(link)]) {
      await user.click(screen.getByRole("radio", { name: labels[audience] }));
      link.setAttribute("href", "/#waitlist");
      await reach();
      expect(link).toHaveAttribute("href", address);
    }
  }
});
