import { onFirstTouch } from "../../../src/waitlist/form/on-first-touch";

beforeEach(() => {
  jest.useFakeTimers();
});

test.each(["pointerdown", "keydown", "scroll", "focusin"])(
  "a %s counts as a touch, once, after the page has answered it",
  (type) => {
    const touched = jest.fn();
    onFirstTouch(touched);

    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event(type));

    expect(touched).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(touched).toHaveBeenCalledTimes(1);
  },
);

test("nobody is waiting any more once it was stopped", () => {
  const touched = jest.fn();
  onFirstTouch(touched)();

  window.dispatchEvent(new Event("scroll"));
  jest.runAllTimers();

  expect(touched).not.toHaveBeenCalled();
});
