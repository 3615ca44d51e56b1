import { fireEvent } from "@testing-library/react";
import { markAudienceEarly } from "../../src/startup/mark-audience-early";

const page = `
  <input type="radio" name="audience" value="patients" checked>
  <input type="radio" name="audience" value="providers">
  <input type="radio" name="size" value="large">`;

/** Opens an address as a browser does: the script in the head first, then the rest of the page. */
function open(address: string, { followsAddress }: { followsAddress: boolean }) {
  window.history.replaceState(null, "", address);
  markAudienceEarly(followsAddress);
  document.body.innerHTML = page;
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
}

function radio(value: string): Element {
  return document.querySelector(`[value="${value}"]`) ?? document.body;
}

const mark = document.documentElement.dataset;

afterEach(() => {
  delete mark.audience;
  delete mark.hydrated;
});

test.each([
  { address: "/?audience=providers", followsAddress: true, chosen: "providers" },
  { address: "/?audience=Providers", followsAddress: true, chosen: "patients" },
  { address: "/about?audience=providers", followsAddress: false, chosen: "patients" },
])("$address is marked before there is anything to paint", (row) => {
  open(row.address, row);
  expect(mark.audience).toBe(row.chosen === "providers" ? "providers" : undefined);
  expect(radio(row.chosen)).toBeChecked();
});

test.each([true, false])("the toggle works before hydration", (followsAddress) => {
  open("/", { followsAddress });
  fireEvent.click(radio("large"));
  expect(mark.audience).toBeUndefined();
  fireEvent.click(radio("providers"));
  expect(mark.audience).toBe("providers");
  fireEvent.click(radio("patients"));
  expect(mark.audience).toBe("patients");
});

test("after hydration, the view changes when React has rendered it", () => {
  open("/", { followsAddress: true });
  mark.hydrated = "true";
  fireEvent.click(radio("providers"));
  expect(mark.audience).toBeUndefined();
});
