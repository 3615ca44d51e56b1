import { TestEnvironment } from "jest-environment-jsdom";

/** jsdom with what it lacks of a browser and Node has: real requests. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    // Node's fetch takes no signal but Node's own.
    Object.assign(this.global, { fetch, AbortController, AbortSignal });
    // Without a layout there is nothing to scroll.
    this.global.scrollBy = () => undefined;
  }
}
