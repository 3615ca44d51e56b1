import { render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { showAudience } from "../../src/audience/shown-audience";
import HomePage from "../../src/pages/index";
import { hydrateInSlices } from "../../src/startup/hydrate-in-slices";
import { subscribeBox } from "../support/unit/rendered-waitlist";
import { content, pageProps } from "../support/unit/sample-pages";

const { submitLabel } = content.waitlist.patients;

// As the script in the page's head does: without its mark, there is no form.
beforeEach(showAudience);

test("the static page hydrates without a complaint, and then the form can be sent", () => {
  const page = <HomePage {...pageProps()} />;
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  expect(screen.getByRole("button", { name: submitLabel })).toBeDisabled();
  render(page, { container: document.body.firstElementChild ?? undefined, hydrate: true });
  expect(screen.getByRole("button", { name: submitLabel })).toBeEnabled();
});

afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test.each([
  ["type", typeOn, () => expect(nameField()).toHaveValue("Ana")],
  ["untick", () => subscribeBox().click(), () => expect(subscribeBox()).not.toBeChecked()],
])("what I %s while a slow page hydrates stays", async (_, act, expectToStay) => {
  const page = (
    <div ref={atCommit}>
      <HomePage {...pageProps()} />
    </div>
  );
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  nameField().setRangeText("An");
  // As in a browser: beyond a slice of 5 ms, React leaves its effects to a later task.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  function atCommit() {
    for (const start = performance.now(); performance.now() < start + 6; );
    queueMicrotask(act);
  }
  hydrateInSlices(page, document.body.firstElementChild);
  await waitFor(() => expect(screen.getByRole("button", { name: submitLabel })).toBeEnabled());
  expectToStay();
});

function typeOn() {
  nameField().setRangeText("a", 2, 2);
  nameField().dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function nameField() {
  return screen.getByRole<HTMLInputElement>("textbox", { name: "Full Name" });
}
