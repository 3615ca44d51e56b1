export type RecordedRequest = { address: string; init: RequestInit | undefined };

/**
 * Looks on, until the end of the test, while requests are made; they are really sent.
 *
 * @returns what was given to `fetch`, each address as a browser would read it on the current page.
 */
export function recordRequests(): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  const send = globalThis.fetch;
  jest.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    requests.push({ address: new URL(String(input), document.baseURI).href, init });
    return send(input, init);
  });
  return requests;
}
