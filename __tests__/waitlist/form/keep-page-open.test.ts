import { keepPageOpen } from "../../../src/waitlist/form/keep-page-open";

/** Whether a visitor who leaves now is asked first. */
function isAsked(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test("a visitor who leaves is asked as long as something is not settled, and not after", async () => {
  let finish = (_code: string): void => undefined;
  const download = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const kept = keepPageOpen(download);
  expect(isAsked()).toBe(true);
  finish("code");
  expect(await kept).toBe("code");
  expect(isAsked()).toBe(false);
});

test("nor after it has failed", async () => {
  await expect(keepPageOpen(Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  expect(isAsked()).toBe(false);
});
