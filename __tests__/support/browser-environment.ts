import { TestEnvironment } from "jest-environment-jsdom";

/** jsdom with what it lacks of a browser and Node has: real requests and real streams. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      // Node's fetch takes no signal but Node's own.
      AbortController,
      AbortSignal,
      // The static HTML is rendered with these.
      MessageChannel,
      ReadableStream,
      TextEncoder,
      TextDecoder,
    });
  }
}
