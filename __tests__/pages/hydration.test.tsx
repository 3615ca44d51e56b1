import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import HomePage from "../../src/pages/index";
import { builtHome } from "../support/unit/built-pages";
import { pageProps } from "../support/unit/page-props";

const page = <HomePage {...pageProps(builtHome())} />;

/** Puts the static HTML of the home page on the screen; nothing of it works yet. */
function openStaticPage(): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  return container;
}

function hydrate(container: HTMLElement) {
  return render(page, { container, hydrate: true });
}

function form(name: string): HTMLFormElement {
  return screen.getByRole<HTMLFormElement>("form", { name });
}

function inputOf(name: string, field: string): HTMLInputElement {
  const input = form(name).elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) throw new Error(`There is no field ${field}.`);
  return input;
}

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  delete document.documentElement.dataset.audience;
  window.history.replaceState(null, "", "/");
});

test("React takes over the static page without a complaint, and then the form can be sent", () => {
  const container = openStaticPage();
  expect(screen.getAllByRole("button", { name: "Join" })[0]).toBeDisabled();
  hydrate(container);
  expect(screen.getByRole("button", { name: "Join" })).toBeEnabled();
  expect(screen.queryByText("Help for clinics")).toBeNull();
});

test("what was typed before React was there is kept, an unticked box too", async () => {
  const user = userEvent.setup({ delay: null });
  const container = openStaticPage();
  await user.type(inputOf("Sign up as a family", "name"), "Ana Ruiz");
  await user.click(inputOf("Sign up as a family", "isSubscribed"));
  hydrate(container);
  expect(inputOf("Sign up as a family", "name")).toHaveValue("Ana Ruiz");
  expect(inputOf("Sign up as a family", "isSubscribed")).not.toBeChecked();

  await user.type(inputOf("Sign up as a family", "name"), "-Lee");
  await user.click(screen.getByRole("radio", { name: "For OB-GYN Clinics" }));
  await user.click(screen.getByRole("radio", { name: "For Families" }));
  expect(inputOf("Sign up as a family", "name")).toHaveValue("Ana Ruiz-Lee");
  expect(inputOf("Sign up as a family", "isSubscribed")).not.toBeChecked();
});

test("name and e-mail typed into the family form, before the clinic view came, are carried over", async () => {
  const user = userEvent.setup({ delay: null });
  const container = openStaticPage();
  await user.type(inputOf("Sign up as a family", "name"), "Ana Ruiz");
  await user.type(inputOf("Sign up as a family", "email"), "ana@mail.example");
  document.documentElement.dataset.audience = "providers";
  hydrate(container);
  expect(inputOf("Sign up as a clinic", "name")).toHaveValue("Ana Ruiz");
  expect(inputOf("Sign up as a clinic", "email")).toHaveValue("ana@mail.example");
});

test("a site built last year shows this year's copyright", async () => {
  jest.useFakeTimers({ now: new Date(2030, 11, 31) });
  const container = openStaticPage();
  expect(screen.getByText(/©/)).toHaveTextContent("© 2030");
  jest.setSystemTime(new Date(2031, 0, 1));
  await act(async () => hydrate(container));
  expect(screen.getByText(/©/)).toHaveTextContent("© 2031");
});
