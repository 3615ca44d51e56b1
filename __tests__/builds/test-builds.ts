import { webhookVariables } from "../../gatsby/before-build/build-variables";
import { receiverVariables } from "../../tools/webhook-receiver";
import type { ContentKind } from "../support/write-content";

type BuildOptions = {
  content: ContentKind;
  port: number;
  pathPrefix?: string;
  siteUrl?: string;
  /** Whether it has the page with the configuration panel, which the site itself never shows. */
  hasConfigurationPage?: boolean;
  webhooks?: Record<string, string>;
};

export const testHost = "127.0.0.1";

/** First of four ports in a row; with another one, two checkouts can be tested at a time. */
const firstPort = Number(process.env.TEST_PORT ?? 9470);
const rootPort = firstPort;
const prefixedPort = firstPort + 2;

/** The port that the root build sends signups to; a test starts a receiver there. */
export const testReceiverPort = firstPort + 1;

/** A port on which nothing ever listens: below those that systems give out themselves. */
export const refusingPort = firstPort + 3;

export const testPorts = [rootPort, testReceiverPort, prefixedPort];

/** The path of pages/configuration.tsx, without prefix. */
export const configurationPagePath = "/tests/configuration";

/** The builds that `npm run test:build` makes and the browser tests open. */
export const testBuilds = {
  /** With the most that the schemas allow. */
  prefixed: testBuild("prefixed", {
    content: "most",
    port: prefixedPort,
    pathPrefix: "/willowline",
    siteUrl: "https://willowline.example",
    hasConfigurationPage: true,
  }),
  root: testBuild("root", {
    content: "sample",
    port: rootPort,
    webhooks: receiverVariables(`http://${testHost}:${testReceiverPort}`),
  }),
};

export type TestBuild = ReturnType<typeof testBuild>;

function testBuild(name: string, options: BuildOptions) {
  const { content, port, pathPrefix = "", siteUrl, hasConfigurationPage = false } = options;
  // A copy of this project.
  const project = `.test-builds/${name}`;
  return {
    content,
    hasConfigurationPage,
    project,
    folder: `${project}/public`,
    port,
    prefix: pathPrefix,
    /** Where the test server has its home page, without a final slash. */
    url: `http://${testHost}:${port}${pathPrefix}`,
    /** What the build finds in its environment; `undefined` keeps out what the machine has set. */
    environment: {
      PATH_PREFIX: pathPrefix,
      SITE_URL: siteUrl,
      ...Object.fromEntries(Object.values(webhookVariables).map((name) => [name, undefined])),
      ...options.webhooks,
    },
  };
}
