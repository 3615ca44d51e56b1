type StorageMethod = "getItem" | "setItem" | "removeItem";

/** Makes the browser's storage throw, as it does where it is blocked or full. */
export function breakStorage(...methods: StorageMethod[]): void {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
}
