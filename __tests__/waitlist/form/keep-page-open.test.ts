import { keepPageOpen } from "../../../src/waitlist/form/keep-page-open";

/** Whether a visitor who leaves now is asked first. */
function isAsked(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test("a visitor who leaves is asked until something is settled, be it by a failure", async () => {
  const kept = keepPageOpen(Promise.reject(new Error("offline")));
  expect(isAsked()).toBe(true);
  await expect(kept).rejects.toThrow("offline");
  expect(isAsked()).toBe(false);
});
