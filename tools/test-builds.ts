import { testPagesVariable } from "../gatsby/test-pages";
import { webhookVariables } from "../src/waitlist/submission/webhook-variables";
import { receiverVariables } from "./receiver-variables";

export type TestBuild = {
  /** A copy of this project, with caches of its own. */
  project: string;
  /** The built site. */
  folder: string;
  port: number;
  /** Where the test server has its home page, without a final slash. */
  url: string;
  /** What the build finds in its environment; `undefined` keeps out what the machine has set. */
  environment: Record<string, string | undefined>;
};

export const testHost = "127.0.0.1";

/** First of four ports in a row; with another one, two checkouts can be tested at a time. */
const firstPort = Number(process.env.TEST_PORT ?? 9470);
const rootPort = firstPort;
const prefixedPort = firstPort + 2;

/** The port that the root build sends signups to; a test starts a receiver there. */
export const testReceiverPort = firstPort + 1;

/** The port of the development server that a browser test starts. */
export const testPreviewPort = firstPort + 3;

export const testPorts = [rootPort, testReceiverPort, prefixedPort, testPreviewPort];

const pathPrefix = "/willowline";

/** The builds that `npm run test:build` makes and the browser tests open. */
export const testBuilds = {
  prefixed: {
    project: ".test-builds/prefixed",
    folder: ".test-builds/prefixed/public",
    port: prefixedPort,
    url: `http://${testHost}:${prefixedPort}${pathPrefix}`,
    environment: {
      PATH_PREFIX: pathPrefix,
      SITE_URL: "https://willowline.example",
      [webhookVariables.patients]: undefined,
      [webhookVariables.providers]: undefined,
      [testPagesVariable]: "true",
    },
  },
  root: {
    project: ".test-builds/root",
    folder: ".test-builds/root/public",
    port: rootPort,
    url: `http://${testHost}:${rootPort}`,
    environment: {
      PATH_PREFIX: undefined,
      SITE_URL: undefined,
      [testPagesVariable]: undefined,
      ...receiverVariables(`http://${testHost}:${testReceiverPort}`),
    },
  },
} satisfies Record<string, TestBuild>;
