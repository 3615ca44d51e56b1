import { fireEvent } from "@testing-library/dom";
import { markAudienceEarly } from "../../src/startup/mark-audience-early";

const toggle = `
  <input type="radio" name="audience" value="patients" checked>
  <input type="radio" name="audience" value="providers">
  <input type="radio" name="size" value="large">`;

/** Opens an address as a browser does: the script in the head first, then the rest of the page. */
function open(address: string, { followsAddress }: { followsAddress: boolean }) {
  window.history.replaceState(null, "", address);
  document.body.replaceChildren();
  markAudienceEarly(followsAddress);
  document.body.innerHTML = toggle;
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
}

function radio(value: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[value="${value}"]`);
  if (!found) throw new Error(`There is no radio for ${value}.`);
  return found;
}

function mark(): string | undefined {
  return document.documentElement.dataset.audience;
}

afterEach(() => {
  delete document.documentElement.dataset.audience;
  delete document.documentElement.dataset.hydrated;
});

test("a link to the clinic view is marked before there is anything to paint", () => {
  open("/?audience=providers", { followsAddress: true });
  expect(mark()).toBe("providers");
  expect(radio("providers")).toBeChecked();
  expect(radio("patients")).not.toBeChecked();
});

test.each(["/", "/?audience=patients", "/?audience=Providers", "/?audience=x%22%5D"])(
  "%s shows the family view",
  (address) => {
    open(address, { followsAddress: true });
    expect(mark()).toBeUndefined();
    expect(radio("patients")).toBeChecked();
  },
);

test("a page that does not answer to the address shows the family view", () => {
  open("/about?audience=providers", { followsAddress: false });
  expect(mark()).toBeUndefined();
  expect(radio("patients")).toBeChecked();
});

test.each([true, false])("the toggle works before React is there", (followsAddress) => {
  open("/", { followsAddress });
  fireEvent.click(radio("providers"));
  expect(mark()).toBe("providers");
  fireEvent.click(radio("patients"));
  expect(mark()).toBe("patients");
});

test("once React is there, the view changes when React has made it", () => {
  open("/", { followsAddress: true });
  document.documentElement.dataset.hydrated = "true";
  fireEvent.click(radio("providers"));
  expect(mark()).toBeUndefined();
});

test("other fields choose no audience", () => {
  open("/", { followsAddress: true });
  fireEvent.click(radio("large"));
  expect(mark()).toBeUndefined();
});
