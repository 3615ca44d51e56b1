const { TestEnvironment } = require("jest-environment-jsdom");

/** jsdom with what it lacks of a browser: real requests, and what looks at a layout that it has not. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // Node's fetch takes no signal but Node's own.
    Object.assign(this.global, { fetch, AbortController, AbortSignal });
    Object.assign(this.global.document, { fonts: [] });
    Object.assign(this.global, {
      scrollBy: () => undefined,
      IntersectionObserver: IdleObserver,
      ResizeObserver: IdleObserver,
    });
  }
};

class IdleObserver {
  observe() {}
  disconnect() {}
}
