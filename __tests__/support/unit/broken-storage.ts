/** Makes the browser's storage throw, as it does where it is blocked or full. */
export function breakStorage(method: "getItem" | "removeItem"): void {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
}
