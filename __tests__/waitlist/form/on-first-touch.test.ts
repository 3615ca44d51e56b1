import { onFirstTouch } from "../../../src/waitlist/form/on-first-touch";

test.each(["pointerdown", "keydown", "scroll", "focusin"])(
  "a %s counts as a touch, once",
  (type) => {
    const touched = jest.fn();
    onFirstTouch(touched);

    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event(type));

    expect(touched).toHaveBeenCalledTimes(1);
  },
);

test("nobody is waiting any more once it was stopped", () => {
  const touched = jest.fn();
  onFirstTouch(touched)();

  window.dispatchEvent(new Event("scroll"));

  expect(touched).not.toHaveBeenCalled();
});
