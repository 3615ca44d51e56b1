/** @jest-environment node */
import { checkBuildVariables } from "../../gatsby/build-variables";

const script = "https://script.google.com/macros/s/AKfycb/exec";
const fine = {
  SITE_URL: "https://willowline.example",
  GATSBY_FAMILY_WEBHOOK_URL: script,
  GATSBY_PROVIDER_WEBHOOK_URL: ` ${script} `,
};

function check(env: Record<string, string | undefined>) {
  const warnings: string[] = [];
  const faults: string[] = [];
  checkBuildVariables(env, {
    warn: (message) => warnings.push(message),
    panic: (message) => faults.push(message),
  });
  return { warnings, faults };
}

test.each([script, "https://hooks.zapier.com/hooks/catch/1/2/", "https://clinic.example/dev"])(
  "a build may send to %s",
  (address) => {
    const env = { ...fine, GATSBY_FAMILY_WEBHOOK_URL: address };
    expect(check(env)).toEqual({ warnings: [], faults: [] });
  },
);

test("a build without webhooks and SITE_URL warns once for each", () => {
  const { warnings, faults } = check({ GATSBY_FAMILY_WEBHOOK_URL: " " });
  expect(faults).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(/^GATSBY_FAMILY_WEBHOOK_URL is not set/),
    expect.stringMatching(/^GATSBY_PROVIDER_WEBHOOK_URL is not set/),
    expect.stringMatching(/^SITE_URL is not set/),
  ]);
});

test.each([
  ["hooks.example/families", "it must be a whole address"],
  ["https:families", "it must be a whole address"],
  ["https://script.google.com/macros/s/AKfycb/dev", "an address that ends in /dev"],
  ["https://docs.google.com/spreadsheets/d/1abc/edit#gid=0", "it is the spreadsheet's own address"],
  ["http://hooks.example/families", "it must begin with https://"],
  ["http://localhost:9001/families", "it must begin with https://"],
])("no build sends to %s: %s", (address, fault) => {
  const { faults } = check({ ...fine, GATSBY_FAMILY_WEBHOOK_URL: address });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`GATSBY_FAMILY_WEBHOOK_URL is "${address}", but ${fault}`);
});

test("a build without SITE_URL may send to a receiver on this machine", () => {
  const address = "http://localhost:9001/families";
  const env = { ...fine, SITE_URL: "", GATSBY_FAMILY_WEBHOOK_URL: address };
  expect(check(env).faults).toEqual([]);
});
