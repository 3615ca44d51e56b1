/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkBuildVariables, loadVariables, webhookVariables } from "../../gatsby/build-variables";
import { type Audience, audiences } from "../../src/audience/audience";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const script = "https://script.google.com/macros/s/AKfycb/exec";
const fine = {
  SITE_URL: "https://willowline.example",
  GATSBY_FAMILY_WEBHOOK_URL: script,
  GATSBY_PROVIDER_WEBHOOK_URL: ` ${script} `,
};

const google = "Google takes signups only at a web app's address";
const zapier = "Zapier takes signups only at a catch hook";

function check(
  env: Record<string, string | undefined>,
  openAudiences: readonly Audience[] = audiences,
) {
  const warnings: string[] = [];
  const faults: string[] = [];
  checkBuildVariables(env, openAudiences, {
    warn: (message) => warnings.push(message),
    panic: (message) => faults.push(message),
  });
  return { warnings, faults };
}

test.each([
  `${script}?of=families`,
  "https://script.google.com/a/macros/clinic.example/s/A-b/exec",
  "https://script.google.com/a/clinic.example/macros/s/A_b/exec",
  "https://hooks.zapier.com/hooks/catch/1/ab/silent/",
  "https://clinic.example/dev",
])("a build may send to %s", (address) => {
  const env = { ...fine, GATSBY_FAMILY_WEBHOOK_URL: address };
  expect(check(env)).toEqual({ warnings: [], faults: [] });
});

test("a build without webhooks and SITE_URL warns once for each", () => {
  const { warnings, faults } = check({ GATSBY_FAMILY_WEBHOOK_URL: " " });
  expect(faults).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(/^GATSBY_FAMILY_WEBHOOK_URL is not set/),
    expect.stringMatching(/^GATSBY_PROVIDER_WEBHOOK_URL is not set/),
    expect.stringMatching(/^SITE_URL is not set/),
  ]);
});

test("a build for a public address stops if a webhook is missing, and names each", () => {
  const { warnings, faults } = check({ SITE_URL: fine.SITE_URL, GATSBY_FAMILY_WEBHOOK_URL: " " });
  expect(warnings).toEqual([]);
  expect(faults).toEqual([
    expect.stringMatching(
      /^GATSBY_FAMILY_WEBHOOK_URL is not set.*\nGATSBY_PROVIDER_WEBHOOK_URL is/,
    ),
  ]);
});

test("a form that the content closes needs no webhook", () => {
  const env = { ...fine, GATSBY_FAMILY_WEBHOOK_URL: undefined };
  expect(check(env, ["providers"])).toEqual({ warnings: [], faults: [] });
});

test("a webhook that is `none` reaches the page as no address", () => {
  const env = { ...fine, GATSBY_FAMILY_WEBHOOK_URL: " none " };
  expect(check(env)).toEqual({ warnings: [], faults: [] });
  expect(env.GATSBY_FAMILY_WEBHOOK_URL).toBe("");
});

test.each([
  ["hooks.example/families", "it must be a whole address"],
  [script.replace("exec", "dev"), google],
  [`${script}/`, google],
  ["https://script.googleusercontent.com/macros/echo?user_content_key=1", google],
  ["https://docs.google.com/spreadsheets/d/1abc/edit#gid=0", google],
  ["https://forms.gle/1abc", google],
  ["https://goo.gl/1abc", google],
  ["https://hooks.zapier.com/hooks/catch/", zapier],
  ["https://n8n.example/webhook-test/1abc", "a test webhook takes signups only while"],
  ["https://ana:secret@hooks.example/families", "browsers send nothing to an address with a name"],
  [script.replace("AK", "A\u200bK"), "it has a space, an accented letter or an invisible"],
  ["https://localhost:9001/families", "visitors cannot reach it"],
  ["https://nas/families", "visitors cannot reach it"],
  ["http://hooks.example/families", "it must begin with https://"],
])("no build sends to %s: %s", (address, fault) => {
  const { faults } = check({ ...fine, GATSBY_FAMILY_WEBHOOK_URL: address });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`GATSBY_FAMILY_WEBHOOK_URL is "${address}", but ${fault}`);
});

test.each(["", "http://localhost:9000"])(
  "with the SITE_URL '%s', a build may send to a receiver on this machine",
  (SITE_URL) => {
    const address = "http://localhost:9001/families";
    const env = { ...fine, SITE_URL, GATSBY_FAMILY_WEBHOOK_URL: address };
    expect(check(env).faults).toEqual([]);
  },
);

/** Writes `.env.production`, and returns its path. */
function envFile(content: string | Buffer): string {
  return join(writeFiles(temporaryFolder(), { ".env.production": content }), ".env.production");
}

const lines = "SITE_URL=https://willowline.example\r\nGATSBY_X=from the file\r\n";

test("variables of a file are loaded, unless they are set already", () => {
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_X: "from the shell" });
  loadVariables(envFile(lines));
  expect(process.env).toMatchObject({
    SITE_URL: "https://willowline.example",
    GATSBY_X: "from the shell",
  });
  expect(() => loadVariables(join(temporaryFolder(), ".env.production"))).not.toThrow();
});

test.each<[encoding: string, content: string | Buffer]>([
  ["UTF-16", Buffer.from(`\ufeff${lines}`, "utf16le")],
  ["UTF-8 with a byte order mark", `\ufeff${lines}`],
])("a file of variables in %s stops the build", (_encoding, content) => {
  expect(() => loadVariables(envFile(content))).toThrow(
    /\.env\.production is in another encoding; save it as UTF-8, without BOM\.$/,
  );
});

test("guides and workflows spell the webhooks' variables as the build does", () => {
  const files = ["README.md", "docs/deploy.md", ".github/workflows/ci.yml"];
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const names = new Set(text.match(/GATSBY_\w+_URL/g));
    expect([file, ...names]).toEqual([file, ...Object.values(webhookVariables)]);
    // A variable of the host goes into the one of the same name.
    for (const [, to, from] of text.matchAll(/(\w+): \$\{\{ vars\.(GATSBY_\w+) /g)) {
      expect(from).toBe(to);
    }
  }
});
