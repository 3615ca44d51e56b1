import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { renderToString } from "react-dom/server.node";
import {
  AudienceProvider,
  useAudienceChoice,
  useShownAudience,
} from "../../src/audience/audience-context";
import { AudienceToggle } from "../../src/audience/audience-toggle";
import { ForAudience } from "../../src/audience/for-audience";
import { themeColors } from "../../src/styles/theme-colors";

const labels = { patients: "For Families", providers: "For OB-GYN Clinics" };

const toggle = <AudienceToggle question="Show this site for" labels={labels} />;

function Page({ followsAddress }: { followsAddress?: boolean }) {
  return (
    <AudienceProvider followsAddress={followsAddress}>
      {toggle}
      <ForAudience audience="patients">Words for families</ForAudience>
      <ForAudience audience="providers">Words for clinics</ForAudience>
    </AudienceProvider>
  );
}

function PartOfAPage() {
  return useShownAudience().audience;
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
  expect(screen.getByText(`Words for ${shown}`)).toBeInTheDocument();
  expect(screen.queryByText(`Words for ${hidden}`)).toBeNull();
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

test("the toggle answers first, and the view follows", async () => {
  const moments: string[] = [];
  function Watcher() {
    const { selectedAudience } = useAudienceChoice();
    const { audience } = useShownAudience();
    useEffect(() => {
      moments.push(`${selectedAudience} selected, ${audience} shown`);
    }, [selectedAudience, audience]);
    return toggle;
  }
  render(
    <AudienceProvider>
      <Watcher />
    </AudienceProvider>,
  );
  await user.click(screen.getByText(labels.providers));
  expect(moments).toEqual([
    "patients selected, patients shown",
    "providers selected, patients shown",
    "providers selected, providers shown",
  ]);
});

test("what is chosen is marked so that it looks selected, once React knows", () => {
  const page = <AudienceProvider>{toggle}</AudienceProvider>;
  expect(renderToString(page)).not.toContain("data-selected");
  render(page);
  expect(screen.getByText(labels.patients)).toHaveAttribute("data-selected", "true");
  expect(screen.getByText(labels.providers)).toHaveAttribute("data-selected", "false");
});

test.each([
  { address: "/?audience=providers", followsAddress: true, view: "providers" },
  { address: "/?audience=providers", followsAddress: false, view: "patients" },
  { address: "/?audience=providers", followsAddress: true, early: "patients", view: "patients" },
  { address: "/", followsAddress: true, early: "providers", view: "providers" },
  { address: "/", followsAddress: true, early: "everyone", view: "patients" },
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

test("a part that needs the audience says so where there is none", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<PartOfAPage />)).toThrow(
    "useShownAudience needs an <AudienceProvider> above it.",
  );
  jest.mocked(console.error).mockClear();
});
