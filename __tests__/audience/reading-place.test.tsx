import { render } from "@testing-library/react";
import type { Audience } from "../../src/audience/audience";
import { keepReadingPlace } from "../../src/audience/keep-reading-place";
import { ReadingPlace } from "../../src/audience/reading-place";

jest.mock("../../src/audience/keep-reading-place");

function timesMeasured(...shown: (Audience | null)[]): number {
  const [first = null, ...next] = shown;
  jest
    .mocked(keepReadingPlace)
    .mockReset()
    .mockReturnValue(() => undefined);
  const { rerender } = render(<ReadingPlace audience={first} />);
  for (const audience of next) rerender(<ReadingPlace audience={audience} />);
  return jest.mocked(keepReadingPlace).mock.calls.length;
}

test("the page is measured when it shows another audience", () => {
  expect(timesMeasured(null, "providers")).toBe(1);
  expect(timesMeasured("patients", "providers", "patients")).toBe(2);
});

test("the page is not measured while it shows the same", () => {
  expect(timesMeasured(null, null, "patients", "patients")).toBe(0);
});
