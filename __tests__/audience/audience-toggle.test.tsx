import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AudienceToggle } from "../../src/audience/audience-toggle";
import { ForAudience } from "../../src/audience/for-audience";
import { usePageAudience } from "../../src/audience/use-audience";
import { themeColors } from "../../src/styles/theme-colors";

const labels = { patients: "For Families", providers: "For OB-GYN Clinics" };

function Page({ followsAddress = false }: { followsAddress?: boolean }) {
  usePageAudience(followsAddress);
  return (
    <>
      <AudienceToggle question="Show this site for" labels={labels} />
      <ForAudience audience="patients">Words for families</ForAudience>
      <ForAudience audience="providers">Words for clinics</ForAudience>
    </>
  );
}

const user = userEvent.setup({ delay: null });
const mark = document.documentElement.dataset;

afterEach(() => {
  delete mark.audience;
  window.history.replaceState(null, "", "/");
});

function expectView(audience: "patients" | "providers") {
  const [shown, hidden] =
    audience === "patients" ? ["families", "clinics"] : ["clinics", "families"];
  expect(screen.getByRole("radio", { name: labels[audience] })).toBeChecked();
  expect(screen.getByText(`Words for ${shown}`)).toBeVisible();
  expect(screen.getByText(`Words for ${hidden}`)).not.toBeVisible();
  expect(mark.audience).toBe(audience);
}

test("families come first; choosing clinics shows their words", async () => {
  render(<Page />);
  expect(screen.getByRole("group", { name: "Show this site for" })).toBeInTheDocument();
  // As text it would be read once more.
  expect(screen.queryByText("Show this site for")).toBeNull();
  expectView("patients");
  await user.click(screen.getByText(labels.providers));
  expectView("providers");
});

test.each([
  { address: "/?audience=providers", followsAddress: true, view: "providers" },
  { address: "/?audience=providers", followsAddress: false, view: "patients" },
  { address: "/?audience=providers", followsAddress: true, early: "patients", view: "patients" },
  { address: "/", followsAddress: true, early: "providers", view: "providers" },
] as const)("$address starts as $view, if $early was chosen before React was there", (row) => {
  window.history.replaceState(null, "", row.address);
  if ("early" in row) mark.audience = row.early;
  render(<Page followsAddress={row.followsAddress} />);
  expectView(row.view);
});

test("the browser's own bars follow the audience, and are the families' again without one", async () => {
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)">
    <meta name="theme-color" media="(prefers-color-scheme: dark)">`;
  const barColors = () => {
    const [light, dark] = [...document.querySelectorAll("meta")].map(({ content }) => content);
    return { light, dark };
  };
  const { unmount } = render(<Page />);
  expect(barColors()).toEqual(themeColors.patients);
  await user.click(screen.getByText(labels.providers));
  expect(barColors()).toEqual(themeColors.providers);
  unmount();
  expect(mark.audience).toBeUndefined();
  expect(barColors()).toEqual(themeColors.patients);
});
