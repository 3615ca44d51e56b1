/** First of two ports in a row; with another one, two checkouts can be tested at a time. */
const firstPort = Number(process.env.TEST_PORT ?? 9470);

const origin = `http://127.0.0.1:${firstPort}`;
const pathPrefix = "/willowline";

/** The build that the browser tests open, below a path and with sample words. */
export const testSite = {
  /** The copy of the project that is built. */
  copy: ".test-build/project",
  /** Where its site is put as soon as it is finished. */
  built: ".test-build/public",
  /** The site that is opened. */
  folder: process.env.TEST_SITE ?? ".test-build/public",
  host: "127.0.0.1",
  port: firstPort,
  origin,
  pathPrefix,
  /** With a final slash, so that tests can open relative addresses. */
  url: `${origin}${pathPrefix}/`,
  /** Where families' signups go unless an address is stored; a test starts a receiver there. */
  receiverPort: firstPort + 1,
};
