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
  {
    ...published,
    ...fine,
    GATSBY_FAMILY_WEBHOOK_URL: "https://script.google.com/a/macros/clinic.example/s/AKfycb/exec",
  },
])("a build with %j is fine", (env) => {
  expect(check(env)).toEqual({ warnings: env.SITE_URL ? [] : [noSiteUrl], faults: [] });
});

test.each([
  "hooks.example/patients",
  "/patients",
  "https:patients",
  "ftp://hooks.example/patients",
])("a build whose patients' address is %p fails and says what one looks like", (address) => {
  expect(check({ ...fine, GATSBY_FAMILY_WEBHOOK_URL: address }).faults).toEqual([
    expect.stringMatching(
      /^GATSBY_FAMILY_WEBHOOK_URL is ".+", but it must be a whole web address, such as https:/,
    ),
  ]);
});

test.each([
  { GATSBY_PROVIDER_WEBHOOK_URL: "http://hooks.example/providers" },
  { GATSBY_PROVIDER_WEBHOOK_URL: "http://hooks.example/providers", ...published },
  { GATSBY_PROVIDER_WEBHOOK_URL: "http://localhost:9001/providers", ...published },
])("a build with %j fails, as browsers would block every signup", (env) => {
  expect(check({ ...fine, ...env }).faults).toEqual([
    expect.stringMatching(/^GATSBY_PROVIDER_WEBHOOK_URL is ".+", but it must start with https:/),
  ]);
});
