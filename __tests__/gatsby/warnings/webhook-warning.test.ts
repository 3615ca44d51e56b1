/** @jest-environment node */
import { warnAboutMissingWebhooks } from "../../../gatsby/warnings/webhook-warning";

const families = { GATSBY_FAMILY_WEBHOOK_URL: "https://hooks.example/families" };
const clinics = { GATSBY_PROVIDER_WEBHOOK_URL: "https://hooks.example/clinics" };

function warnings(env: Record<string, string>): string[] {
  const messages: string[] = [];
  warnAboutMissingWebhooks(env, { warn: (message) => messages.push(message) });
  return messages;
}

test("a build without addresses warns once per audience, naming the variable", () => {
  expect(warnings({})).toEqual([
    expect.stringMatching(
      /^GATSBY_FAMILY_WEBHOOK_URL is not set: signups of patients are not sent/,
    ),
    expect.stringMatching(
      /^GATSBY_PROVIDER_WEBHOOK_URL is not set: signups of providers are not sent/,
    ),
  ]);
});

test("an empty address counts as none", () => {
  expect(warnings({ ...clinics, GATSBY_FAMILY_WEBHOOK_URL: " " })).toHaveLength(1);
});

test("a build with both addresses warns of nothing", () => {
  expect(warnings({ ...families, ...clinics })).toEqual([]);
});
