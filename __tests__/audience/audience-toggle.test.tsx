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

function Page({ followsAddress }: { followsAddress?: boolean }) {
  return (
    <AudienceProvider followsAddress={followsAddress}>
      <AudienceToggle question="Show this site for" labels={labels} />
      <ForAudience audience="patients">Words for families</ForAudience>
      <ForAudience audience="providers">Words for clinics</ForAudience>
    </AudienceProvider>
  );
}

function PartOfAPage() {
  return useShownAudience().audience;
}

function renderPage(props: { followsAddress?: boolean } = {}) {
  return { user: userEvent.setup({ delay: null }), ...render(<Page {...props} />) };
}

function radio(name: string): HTMLElement {
  return screen.getByRole("radio", { name });
}

function markedAudience(): string | undefined {
  return document.documentElement.dataset.audience;
}

afterEach(() => {
  delete document.documentElement.dataset.audience;
  window.history.replaceState(null, "", "/");
});

function expectFamilyView() {
  expect(radio("For Families")).toBeChecked();
  expect(radio("For OB-GYN Clinics")).not.toBeChecked();
  expect(screen.getByText("Words for families")).toBeInTheDocument();
  expect(screen.queryByText("Words for clinics")).toBeNull();
  expect(markedAudience()).toBe("patients");
}

function expectClinicView() {
  expect(radio("For OB-GYN Clinics")).toBeChecked();
  expect(radio("For Families")).not.toBeChecked();
  expect(screen.getByText("Words for clinics")).toBeInTheDocument();
  expect(screen.queryByText("Words for families")).toBeNull();
  expect(markedAudience()).toBe("providers");
}

test("families come first", () => {
  renderPage();
  expect(screen.getByRole("group", { name: "Show this site for" })).toBeInTheDocument();
  // As text it would be read once more.
  expect(screen.queryByText("Show this site for")).toBeNull();
  expectFamilyView();
});

test("choosing clinics shows their words, and choosing families shows theirs again", async () => {
  const { user } = renderPage();
  await user.click(screen.getByText("For OB-GYN Clinics"));
  expectClinicView();
  await user.click(screen.getByText("For Families"));
  expectFamilyView();
});

test("the toggle answers first, and the view follows", async () => {
  const moments: string[] = [];
  function Watcher() {
    const { selectedAudience } = useAudienceChoice();
    const { audience } = useShownAudience();
    useEffect(() => {
      moments.push(`${selectedAudience} selected, ${audience} shown`);
    }, [selectedAudience, audience]);
    return <AudienceToggle question="Show this site for" labels={labels} />;
  }
  const user = userEvent.setup({ delay: null });
  render(
    <AudienceProvider>
      <Watcher />
    </AudienceProvider>,
  );
  await user.click(screen.getByText("For OB-GYN Clinics"));
  expect(moments).toEqual([
    "patients selected, patients shown",
    "providers selected, patients shown",
    "providers selected, providers shown",
  ]);
});

test("what is chosen is marked so that it looks selected, once React knows", () => {
  const toggle = (
    <AudienceProvider>
      <AudienceToggle question="Show this site for" labels={labels} />
    </AudienceProvider>
  );
  expect(renderToString(toggle)).not.toContain("data-selected");
  render(toggle);
  expect(screen.getByText("For Families")).toHaveAttribute("data-selected", "true");
  expect(screen.getByText("For OB-GYN Clinics")).toHaveAttribute("data-selected", "false");
});

test("choosing what is chosen already changes nothing: one is always selected", async () => {
  const { user } = renderPage();
  await user.click(radio("For Families"));
  expectFamilyView();
  await user.click(radio("For OB-GYN Clinics"));
  await user.click(radio("For OB-GYN Clinics"));
  expectClinicView();
});

test("it is one stop for the Tab key, and arrow keys choose", async () => {
  const { user } = renderPage();
  await user.tab();
  expect(radio("For Families")).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(radio("For OB-GYN Clinics")).toHaveFocus();
  expectClinicView();
  await user.keyboard("{ArrowRight}");
  expectFamilyView();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test("choosing does not change the address", async () => {
  const { user } = renderPage({ followsAddress: true });
  await user.click(radio("For OB-GYN Clinics"));
  expect(window.location.href).toBe("http://localhost/");
});

describe("a link with ?audience=providers", () => {
  beforeEach(() => window.history.replaceState(null, "", "/?audience=providers"));

  test("opens the clinic view where the page answers to it", () => {
    renderPage({ followsAddress: true });
    expectClinicView();
  });

  test("opens the family view on a page that does not", () => {
    renderPage();
    expectFamilyView();
  });

  test("does not overrule what the visitor chose before React was there", () => {
    document.documentElement.dataset.audience = "patients";
    renderPage({ followsAddress: true });
    expectFamilyView();
  });
});

test("what was chosen before React was there stays chosen", () => {
  document.documentElement.dataset.audience = "providers";
  renderPage();
  expectClinicView();
});

test("a mark that names no audience means families", () => {
  document.documentElement.dataset.audience = "everyone";
  renderPage();
  expectFamilyView();
});

describe("the colour of the browser's own bars", () => {
  function barColor(scheme: string): string | null | undefined {
    return document
      .querySelector(`meta[media="(prefers-color-scheme: ${scheme})"]`)
      ?.getAttribute("content");
  }

  beforeEach(() => {
    document.head.innerHTML = `
      <meta name="theme-color" media="(prefers-color-scheme: light)">
      <meta name="theme-color" media="(prefers-color-scheme: dark)">`;
  });

  test("follows the audience", async () => {
    const { user } = renderPage();
    expect(barColor("light")).toBe(themeColors.patients.light);
    expect(barColor("dark")).toBe(themeColors.patients.dark);
    await user.click(radio("For OB-GYN Clinics"));
    expect(barColor("light")).toBe(themeColors.providers.light);
    expect(barColor("dark")).toBe(themeColors.providers.dark);
  });

  test("is the families' again on a page without an audience", async () => {
    const { user, unmount } = renderPage();
    await user.click(radio("For OB-GYN Clinics"));
    unmount();
    expect(markedAudience()).toBeUndefined();
    expect(barColor("light")).toBe(themeColors.patients.light);
    expect(barColor("dark")).toBe(themeColors.patients.dark);
  });
});

test("the next page starts with families, whatever was chosen on the last", async () => {
  const { user, rerender } = renderPage();
  await user.click(radio("For OB-GYN Clinics"));
  rerender(<Page key="another page" />);
  expectFamilyView();
});

test("a part that needs the audience says so where there is none", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<PartOfAPage />)).toThrow(
    "useShownAudience needs an <AudienceProvider> above it.",
  );
  jest.mocked(console.error).mockClear();
});
