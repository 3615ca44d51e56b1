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

describe("in a browser that can tell when a page is idle", () => {
  let beIdle: () => void;

  beforeEach(() => {
    const requestIdleCallback = (callback: () => void) => {
      beIdle = callback;
    };
    Object.assign(window, { requestIdleCallback });
  });

  afterEach(() => {
    Reflect.deleteProperty(window, "requestIdleCallback");
  });

  test("the page responds to the touch first", () => {
    jest.useFakeTimers();
    const touched = jest.fn();
    onFirstTouch(touched);

    window.dispatchEvent(new Event("pointerdown"));
    jest.advanceTimersToNextFrame();
    expect(touched).not.toHaveBeenCalled();

    beIdle();
    expect(touched).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
