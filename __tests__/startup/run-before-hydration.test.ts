import { fireEvent } from "@testing-library/react";
import { runBeforeHydration } from "../../src/startup/run-before-hydration";

const mark = document.documentElement.dataset;

const page = `
  <input type="radio" name="audience" value="patients" checked>
  <input type="radio" name="audience" value="providers">
  <input type="radio" name="size" value="large">`;

/** Opens an address as a browser does: the script in the head first, then the rest of the page. */
function open(address: string) {
  window.history.replaceState(null, "", address);
  mark.path = window.location.pathname;
  runBeforeHydration();
  document.body.innerHTML = page;
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
}

function radio(value: string): Element {
  return document.querySelector(`[value="${value}"]`) ?? document.body;
}

afterEach(() => {
  delete mark.hydrated;
  delete mark.path;
});

test("back and forward change the view before hydration", () => {
  open("/?audience=providers");
  window.history.replaceState(null, "", "/");
  fireEvent.popState(window);
  expect(mark.audience).toBe("patients");
  expect(radio("patients")).toBeChecked();
});

test("the toggle works before hydration; after it, the view changes when React has rendered it", () => {
  open("/");
  fireEvent.click(radio("large"));
  expect(mark.audience).toBe("patients");
  fireEvent.click(radio("providers"));
  expect(mark.audience).toBe("providers");
  expect(window.location.search).toBe("?audience=providers");
  mark.hydrated = "true";
  fireEvent.click(radio("patients"));
  expect(mark.audience).toBe("providers");
});
