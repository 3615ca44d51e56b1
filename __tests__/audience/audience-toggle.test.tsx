import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AudienceToggle } from "../../src/audience/audience-toggle";
import { ForEachAudience } from "../../src/audience/for-audience";
import { runViewScript } from "../support/unit/run-view-script";

const labels = { patients: "For Families", providers: "For OB-GYN Clinics" };

runViewScript();

function renderAt(address: string) {
  history.replaceState(null, "", address);
  window.dispatchEvent(new Event("pageshow"));
  render(
    <>
      <AudienceToggle question="Show this site for" labels={labels} />
      <ForEachAudience>{(audience) => `Words for ${audience}`}</ForEachAudience>
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

test.each([
  ["/", "patients"],
  ["/?audience=patients", "patients"],
  ["/?my-audience=providers", "patients"],
  ["/about/?utm_source=mail&audience=providers#journey", "providers"],
  ["/?Audience=Providers", "providers"],
  ["/?audience=provider", "providers"],
  ["/?audience=providers.", "providers"],
  ["/?audience=3Dproviders", "providers"],
  ["/?utm_source=mail&amp;audience=providers", "providers"],
] as const)("%s shows the view for %s", (address, audience) => {
  renderAt(address);
  expectView(audience, address);
});

test("choosing an audience shows its words and colors, and the address says so", async () => {
  const user = renderAt("/about/?utm_source=mail#top");
  const { length } = history;
  expectView("patients", "/about/?utm_source=mail#top");
  expect(screen.getByRole("group", { name: "Show this site for" })).toBeVisible();
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
  "/?utm_source=mail&amp;audience=providers",
])("choosing families leaves nothing of %s that asked for clinics", async (address) => {
  const user = renderAt(address);
  expectView("providers", address);
  await user.click(screen.getByRole("radio", { name: labels.patients }));
  expectView("patients", "/?utm_source=mail");
});

test("a page that the browser restores has the radio of its view checked", () => {
  renderAt("/?audience=providers");
  screen.getByRole<HTMLInputElement>("radio", { name: labels.patients }).checked = true;
  act(() => void window.dispatchEvent(new Event("pageshow")));
  expectView("providers", "/?audience=providers");
});
