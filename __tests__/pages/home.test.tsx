import { act, cleanup, isInaccessible, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import HomePage from "../../src/pages/index";
import { runViewScript } from "../support/unit/run-view-script";
import { content, pageProps } from "../support/unit/sample-pages";

const { hero, journeys, testimonials, waitlist, site } = content;

runViewScript();

function home(changes = {}) {
  return <HomePage {...pageProps(changes)} />;
}

function renderHome(address = "/", changes = {}) {
  render(home(changes));
  history.replaceState(null, "", address);
  act(() => void window.dispatchEvent(new Event("pageshow")));
}

/** Elements that are not in the other audience's view. */
function shown(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => !isInaccessible(element));
}

/** The words of each heading, without those that are for the other audience. */
function headings(level: number): string[] {
  return screen.getAllByRole("heading", { level }).map((heading) =>
    [...heading.childNodes]
      .filter((part) => !(part instanceof HTMLElement && isInaccessible(part)))
      .map(({ textContent }) => textContent)
      .join(""),
  );
}

/** What the sample of the hero says, and each of its lists. */
function sample() {
  const figure = screen.getAllByRole("figure")[0] ?? document.body;
  const lists = within(figure).getAllByRole("list");
  const itemsOf = (list: HTMLElement) => [...list.children].map(({ textContent }) => textContent);
  return { figure, lists: lists.map(itemsOf) };
}

function quotes(): (string | null)[] {
  return shown("#testimonials li").map(({ textContent }) => textContent);
}

test("a patient sees hero, chat, features, journey, quotes, questions and waitlist in order", () => {
  renderHome();
  expect(headings(1)).toEqual([hero.patients.headline]);
  const { picture, clinician, familyName, messages } = hero.patients.chat;
  const { figure, lists } = sample();
  const names: Record<string, string> = { family: familyName, clinician: clinician.name };
  expect(lists).toEqual([
    messages.map(({ from, text, time }) =>
      expect.stringMatching(`${names[from]}: ${text}\u00a0${time}`.replaceAll("?", "\\?")),
    ),
  ]);
  expect(figure).toHaveAccessibleName(hero.patients.chat.label);
  // Who answers is said once, at the head of her answers.
  expect(lists[0]?.map((entry) => entry?.includes(clinician.role))).toEqual([false, true, false]);
  const firstScreen = document.querySelector<HTMLElement>("main section") ?? document.body;
  expect(firstScreen).toHaveTextContent(site.emergency.patients);
  // Faces beside a name say nothing.
  const pictures = within(firstScreen).getAllByRole("img");
  expect(pictures.map((picture) => picture.getAttribute("alt"))).toEqual([picture?.alt]);
  expect(headings(2)).toEqual([
    content.features.title,
    journeys.patients.title,
    testimonials.patients.title,
    content.questions.patients.title,
    waitlist.patients.headline,
    site.company.title,
  ]);
  const said = testimonials.patients.items;
  expect(quotes()).toEqual(said.map(({ quote, author, role }) => `${quote}${author} · ${role}`));
  expect(screen.getByRole("link", { name: site.name }).querySelector("svg")).toBeVisible();
  // Visitors get no link to the configuration panel.
  expect(screen.queryByText(waitlist.configureLabel)).toBeNull();
});

test("a provider sees hero, summary, journey, goals, quotes, questions and waitlist in order", () => {
  renderHome("/?audience=providers");
  const { standing } = journeys.providers;
  const { title, label, redFlags, topics, trends, questions } = hero.providers.summary;
  expect(headings(1)).toEqual([hero.providers.headline]);
  expect(headings(2)).toEqual([
    // Whoever goes by headings hears that it is a sample before its content.
    `${title} ${label}`,
    journeys.providers.title,
    testimonials.providers.figuresTitle,
    testimonials.providers.title,
    content.questions.providers.title,
    waitlist.providers.headline,
    site.company.title,
  ]);
  expect(headings(3)).toEqual([
    ...[redFlags?.title, questions.title, topics.title, trends.title],
    standing?.title,
    ...journeys.providers.items.map((step) => step.title),
    ...[waitlist.providers.formTitle, waitlist.providers.steps.title],
  ]);
  const { figure, lists } = sample();
  expect(figure.closest("section")).not.toHaveTextContent(site.emergency.patients);
  expect(lists).toEqual([
    questions.items,
    topics.items.map(({ text, when }) => text + when),
    trends.items.map(({ name, unit, values, note }) =>
      expect.stringMatching(new RegExp(`^${name} ?${unit}.*${values.join(", ")}.*${note}$`)),
    ),
  ]);
  for (const { quote, author, role, photo } of testimonials.providers.items) {
    const card = screen.getByText(quote).closest("li") ?? document.body;
    expect(card).toHaveTextContent(`${author}${role}`);
    expect(within(card).getByRole("img", { name: photo.alt })).toBeInTheDocument();
  }
});

test("without figures or quotes, nothing is left of their sections", () => {
  const { patients } = testimonials;
  const providers = { ...testimonials.providers, figures: [] };
  renderHome("/?audience=providers", { testimonials: { ...testimonials, providers } });
  expect(shown("#testimonials ul")).toHaveLength(1);
  cleanup();
  const without = { ...testimonials, patients: { ...patients, items: [] } };
  renderHome("/", { testimonials: without });
  expect(quotes()).toEqual([]);
  expect(screen.queryByText(patients.title)).toBeNull();
  expect(document.getElementById("testimonials")).toHaveTextContent(providers.title);
  cleanup();
  const none = { ...without, providers: { ...providers, items: [] } };
  renderHome("/", { testimonials: none });
  expect(document.getElementById("testimonials")).toBeNull();
});

test("the static page hydrates without a complaint", () => {
  document.body.innerHTML = `<div>${renderToString(home())}</div>`;
  const button = screen.getByRole("button", { name: waitlist.loadingLabel });
  render(home(), { container: document.body.firstElementChild ?? undefined, hydrate: true });
  expect(button).toHaveAttribute("aria-disabled", "false");
  expect(button).toHaveAccessibleName(waitlist.patients.submitLabel);
});
