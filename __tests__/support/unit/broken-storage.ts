type StorageMethod = "getItem" | "setItem" | "removeItem";

/** Makes the browser's storage throw, as it does where it is blocked or full. */
export function breakStorage(...methods: StorageMethod[]): void {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
}

/** Makes writing one key throw, as where the storage is full just then. */
export function breakWritingOf(key: string): void {
  const write = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, name, text) {
    if (name === key) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    write.call(this, name, text);
  });
}
