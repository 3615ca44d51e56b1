import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import HomePage, { Head } from "../../src/pages/index";
import { builtHome } from "../support/unit/built-pages";
import { builtFeatures, builtTestimonials } from "../support/unit/built-sections";
import { headProps, pageProps } from "../support/unit/page-props";

type HomeChanges = Parameters<typeof builtHome>[0];

function renderHome(changes: HomeChanges = {}) {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(<HomePage {...pageProps(builtHome(changes))} />) };
}

async function renderClinicView(changes: HomeChanges = {}) {
  const page = renderHome(changes);
  await page.user.click(screen.getByRole("radio", { name: "For OB-GYN Clinics" }));
  return page;
}

function sectionIds(): string[] {
  return [...document.querySelectorAll("main section[id]")].map(({ id }) => id);
}

function headings(level: number): (string | null)[] {
  return screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent);
}

/** The figure that a text of its caption names. */
function figure(caption: string): HTMLElement {
  const found = screen.getByText(caption).closest("figure");
  if (!found) throw new Error(`"${caption}" captions no figure.`);
  return found;
}

/** The waits, in milliseconds, of the cards of a section as they come into view. */
function waits(section: string): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>(`#${section} [data-reveal]`)].map((card) =>
    card.style.getPropertyValue("--reveal-delay"),
  );
}

describe("a family", () => {
  test("sees its hero, features, journey, quotes and waitlist, in this order", () => {
    renderHome();
    expect(headings(1)).toEqual(["Help for families"]);
    expect(sectionIds()).toEqual(["features", "journey", "testimonials", "waitlist"]);
    expect(headings(2)).toEqual([
      "What you get",
      "Family steps",
      "What families say",
      "Families, join us",
      "Company",
    ]);
    expect(screen.getByRole("main")).not.toHaveTextContent(/clinic/i);
  });

  test("is told at the top that the service is not for emergencies", () => {
    renderHome();
    expect(document.querySelector("main section")).toHaveTextContent("Not for emergencies.");
  });

  test("reads the sample chat as a conversation", () => {
    renderHome();
    const chat = within(figure("A sample conversation"));
    expect(chat.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Ana, 31 weeks: Is this normal?7:42 pm",
      "Rosa: Yes, it is.7:46 pm",
    ]);
    expect(chat.getByText("Typical response time: under 10 minutes")).toBeVisible();
  });

  test("reads who said what", () => {
    renderHome();
    const quotes = [...document.querySelectorAll("#testimonials li")];
    expect(quotes.map(({ textContent }) => textContent)).toEqual([
      "Family words 1A. 1. 1 months",
      "Family words 2A. 2. 2 months",
      "Family words 3A. 3. 3 months",
    ]);
  });

  test("sees the cards arrive one after the other", () => {
    renderHome({ features: builtFeatures(4) });
    expect(waits("features")).toEqual(["0ms", "100ms", "200ms", "300ms"]);
    expect(waits("journey")).toEqual(["0ms", "150ms"]);
    expect(waits("testimonials")).toEqual(["0ms", "150ms", "300ms"]);
  });
});

describe("a clinic", () => {
  test("sees its hero, journey, quotes and waitlist, and no features", async () => {
    await renderClinicView();
    expect(headings(1)).toEqual(["Help for clinics"]);
    expect(sectionIds()).toEqual(["journey", "testimonials", "waitlist"]);
    expect(headings(2)).toEqual([
      "Before the visit",
      "Clinic steps",
      "What clinicians say",
      "Clinics, join us",
      "Company",
    ]);
    expect(headings(3)).toEqual([
      "Topics",
      "Trends",
      "Questions",
      "Clinic step 1",
      "Clinic step 2",
      "Clinic step 3",
      "Sign up as a clinic",
      "And then",
    ]);
  });

  test("reads the sample summary", async () => {
    await renderClinicView();
    const summary = figure("A sample summary");
    expect(summary).toHaveTextContent("28 weeks");
    expect(summary).toHaveTextContent("Sleeps badlyMonday");
    expect(summary).toHaveTextContent("Blood pressure mmHg");
    expect(summary).toHaveTextContent("110, 118, 114Steady");
    expect(summary).toHaveTextContent("3, 4Better");
    expect(summary).toHaveTextContent("May I fly?");
    expect(summary).toHaveTextContent("Verified by the team");
    const lists = within(summary).getAllByRole("list");
    expect(lists.map(({ children }) => children.length)).toEqual([1, 2, 1]);
  });

  test("sees the course of each trend, a point for each value", async () => {
    await renderClinicView();
    const lines = [...figure("A sample summary").querySelectorAll("li polyline")];
    expect(lines.map((line) => line.getAttribute("points")?.split(" ").length)).toEqual([3, 2]);
  });

  test("reads the figures, and sees who said what", async () => {
    await renderClinicView();
    expect(screen.getByText("10%").parentElement).toHaveTextContent("10% fewer of kind 1");
    expect(screen.getByText("20%").parentElement).toHaveTextContent("20% fewer of kind 2");
    expect(screen.getByRole("img", { name: "Portrait of Dr. 2" })).toBeInTheDocument();
    expect(screen.getByText("Clinic words 2").closest("li")).toHaveTextContent("Dr. 2Doctor");
  });

  test("sees the cards arrive one after the other", async () => {
    await renderClinicView();
    expect(waits("journey")).toEqual(["0ms", "150ms", "300ms"]);
    expect(waits("testimonials")).toEqual(["0ms", "150ms", "300ms"]);
  });
});

test("without figures there is no list of them", async () => {
  await renderClinicView({ testimonials: builtTestimonials({ figures: 0 }) });
  expect(screen.queryByText(/%/)).toBeNull();
  expect(document.querySelectorAll("#testimonials ul")).toHaveLength(1);
});

test("the home page is titled by the service, then by what it is", () => {
  render(<Head {...headProps(builtHome())} />, { container: document.head });
  expect(document.title).toBe("Riverbend: Care by text");
});
