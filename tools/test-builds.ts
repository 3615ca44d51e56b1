import type { ContentKind } from "../__tests__/support/write-content";
import { webhookVariables } from "../gatsby/before-build/build-variables";
import { receiverVariables } from "./serve/webhook-receiver";

export type TestBuild = {
  content: ContentKind;
  /** Whether it has the page with the configuration panel, which the site itself never shows. */
  hasConfigurationPage: boolean;
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

/** First of six ports in a row; with another one, two checkouts can be tested at a time. */
const firstPort = Number(process.env.TEST_PORT ?? 9470);
const rootPort = firstPort;
const prefixedPort = firstPort + 2;

/** The port that the root build sends signups to; a test starts a receiver there. */
export const testReceiverPort = firstPort + 1;

/** The port of the development server that a browser test starts. */
export const testPreviewPort = firstPort + 3;

/** A port on which nothing ever listens: below those that systems give out themselves. */
export const refusingPort = firstPort + 4;

const leastPort = firstPort + 5;

export const testPorts = [rootPort, testReceiverPort, prefixedPort, testPreviewPort, leastPort];

const pathPrefix = "/willowline";

/** The path of the configuration page, without prefix. */
export const configurationPagePath = "/tests/configuration";

const withoutWebhooks = {
  [webhookVariables.patients]: undefined,
  [webhookVariables.providers]: undefined,
};

/** The builds that `npm run test:build` makes and the browser tests open. */
export const testBuilds = {
  /** With the most that the schemas allow. */
  prefixed: {
    content: "most",
    hasConfigurationPage: true,
    project: ".test-builds/prefixed",
    folder: ".test-builds/prefixed/public",
    port: prefixedPort,
    url: `http://${testHost}:${prefixedPort}${pathPrefix}`,
    environment: {
      PATH_PREFIX: pathPrefix,
      SITE_URL: "https://willowline.example",
      ...withoutWebhooks,
    },
  },
  /** With the least that the schemas allow. */
  least: {
    content: "least",
    hasConfigurationPage: true,
    project: ".test-builds/least",
    folder: ".test-builds/least/public",
    port: leastPort,
    url: `http://${testHost}:${leastPort}`,
    environment: {
      PATH_PREFIX: undefined,
      SITE_URL: undefined,
      ...withoutWebhooks,
    },
  },
  root: {
    content: "sample",
    hasConfigurationPage: false,
    project: ".test-builds/root",
    folder: ".test-builds/root/public",
    port: rootPort,
    url: `http://${testHost}:${rootPort}`,
    environment: {
      PATH_PREFIX: undefined,
      SITE_URL: undefined,
      ...receiverVariables(`http://${testHost}:${testReceiverPort}`),
    },
  },
} satisfies Record<string, TestBuild>;

/** Those that differ in where they are served, not only in their words. */
export const servedBuilds = { root: testBuilds.root, prefixed: testBuilds.prefixed };
