/** @jest-environment node */
import { checkBuildVariables } from "../../../gatsby/before-build/build-variables";

const script = "https://script.google.com/macros/s/AKfycb/exec";
const fine = { GATSBY_FAMILY_WEBHOOK_URL: script, GATSBY_PROVIDER_WEBHOOK_URL: ` ${script} ` };
const published = { SITE_URL: "https://willowline.example" };
const noSiteUrl = expect.stringMatching(/^SITE_URL is not set: .*sitemap/);

function check(env: Record<string, string | undefined>) {
  const warnings: string[] = [];
  const faults: string[] = [];
  checkBuildVariables(env, {
    warn: (message) => warnings.push(message),
    panic: (message) => faults.push(message),
  });
  return { warnings, faults };
}

test.each([{}, { GATSBY_FAMILY_WEBHOOK_URL: " ", GATSBY_PROVIDER_WEBHOOK_URL: "" }])(
  "a build with the addresses %j warns once per audience, naming the variable",
  (env) => {
    expect(check(env)).toEqual({
      warnings: [
        expect.stringMatching(/^GATSBY_FAMILY_WEBHOOK_URL is not set: signups of patients are/),
        expect.stringMatching(/^GATSBY_PROVIDER_WEBHOOK_URL is not set: signups of providers are/),
        noSiteUrl,
      ],
      faults: [],
    });
  },
);

test.each([
  { ...fine, ...published },
  { ...fine, SITE_URL: undefined, GATSBY_FAMILY_WEBHOOK_URL: "http://localhost:9001/patients" },
  { ...fine, SITE_URL: undefined, GATSBY_FAMILY_WEBHOOK_URL: "http://127.0.0.1:9001/patients" },
])("a build with %j is fine", (env) => {
  expect(check(env)).toEqual({ warnings: env.SITE_URL ? [] : [noSiteUrl], faults: [] });
});

const google = "https://script.google.com";
const apps = `${google}/macros/s/AKfycb`;
const docs = "https://docs.google.com";

test.each([
  [`${apps}/dev`, "it ends in /dev, the script's test address, which works for its owner alone"],
  [`${google}/a/macros/clinic.example/s/AKfycb/dev`, "it ends in /dev"],
  [`${apps}/exec/`, "it is not the address of a web app, which ends in /exec with nothing after"],
  [`${google}/home/projects/1abc/edit`, "it is not the address of a web app"],
  [`${google}/d/1abc/edit?usp=sharing`, "it is not the address of a web app"],
  ["https://script.googleusercontent.com/macros/echo?user_content_key=a", "it is where a script's"],
  [`${docs}/spreadsheets/d/1abc/edit#gid=0`, "it is a document's address"],
  [`${docs}/forms/d/e/1abc/viewform`, "it is a document's address"],
  ["https://n8n.clinic.example/webhook-test/1abc", "it has /webhook-test/ in it, n8n's address"],
  ["https://zapier.com/editor/1abc", "it is a page of Zapier's"],
  ["https://user:pass@hooks.example/x", "it has a user name or a password in it, before the @"],
  ...["hooks.example/patients", "/patients", "https:patients", "ftp://hooks.example/patients"].map(
    (address) => [address, "it must be a whole web address, such as https:"],
  ),
])("a build whose patients' address is %p fails: %s", (address, fault) => {
  const { faults } = check({ ...fine, GATSBY_FAMILY_WEBHOOK_URL: address });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`GATSBY_FAMILY_WEBHOOK_URL is "${address}", but ${fault}`);
});

test.each([
  "https://script.google.com/macros/u/0/s/AKfycb/exec",
  "https://script.google.com/a/macros/clinic.example/s/AKfycb/exec",
  "https://script.google.com/macros/s/AKfycb/exec?source=site",
  "https://hooks.zapier.com/hooks/catch/1/2/",
  "https://n8n.clinic.example/webhook/1abc",
  "https://clinic.example/dev",
])("a build whose patients' address is %p is fine", (address) => {
  const environment = { ...fine, ...published, GATSBY_FAMILY_WEBHOOK_URL: address };
  expect(check(environment)).toEqual({ warnings: [], faults: [] });
});

test.each([
  { GATSBY_PROVIDER_WEBHOOK_URL: "http://hooks.example/providers", ...published },
  { GATSBY_PROVIDER_WEBHOOK_URL: "http://localhost:9001/providers", ...published },
])("a build with %j fails, as browsers would block every signup", (env) => {
  expect(check({ ...fine, ...env }).faults).toEqual([
    expect.stringMatching(/^GATSBY_PROVIDER_WEBHOOK_URL is ".+", but it must start with https:/),
  ]);
});
