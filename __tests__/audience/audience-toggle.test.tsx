import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Audience } from "../../src/audience/audience";
import { AudienceToggle } from "../../src/audience/audience-toggle";
import { ForEachAudience } from "../../src/audience/for-audience";
import { SiteProviders } from "../../src/layout/site-providers";

const labels = { patients: "For Families", providers: "For OB-GYN Clinics" };

const user = userEvent.setup({ delay: null });
const mark = document.documentElement.dataset;

/** What is clicked to choose an audience: its radio is not to be seen. */
function choice(audience: Audience): HTMLElement {
  return screen.getByRole("radio", { name: labels[audience] }).closest("label") ?? document.body;
}

function renderAt(address: string) {
  window.history.replaceState(null, "", address);
  return render(
    <SiteProviders location={window.location}>
      <AudienceToggle question="Show this site for" labels={labels} />
      <ForEachAudience>{(audience) => `Words for ${audience}`}</ForEachAudience>
    </SiteProviders>,
  );
}

function expectView(audience: Audience, address: string) {
  const [shown, hidden] =
    audience === "patients" ? ["patients", "providers"] : ["providers", "patients"];
  expect(screen.getByRole("radio", { name: labels[audience] })).toBeChecked();
  expect(screen.getByText(`Words for ${shown}`)).toBeVisible();
  expect(screen.getByText(`Words for ${hidden}`)).not.toBeVisible();
  expect(mark.audience).toBe(audience);
  expect(window.location.href).toBe(`${window.location.origin}${address}`);
}

test("choosing another audience shows its words, and the address says so", async () => {
  renderAt("/about?utm_source=mail#founders");
  expect(screen.getByRole("group", { name: "Show this site for" })).toBeInTheDocument();
  // As text it would be read once more.
  expect(screen.queryByText("Show this site for")).toBeNull();
  expectView("patients", "/about?utm_source=mail#founders");
  const { length } = window.history;
  await user.click(choice("providers"));
  expectView("providers", "/about?utm_source=mail&audience=providers#founders");
  await user.click(choice("patients"));
  expectView("patients", "/about?utm_source=mail#founders");
  expect(window.history).toHaveLength(length);
});

test("where the browser refuses to change the address, the view stays that of the address", async () => {
  renderAt("/");
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("Too many calls.", "SecurityError");
  });
  await user.click(choice("providers"));
  expectView("patients", "/");
});

test("the address decides, whatever the page showed before", () => {
  mark.audience = "providers";
  renderAt("/");
  expectView("patients", "/");
});
