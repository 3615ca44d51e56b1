import {
  isWebhookAddress,
  webhookAddress,
} from "../../../src/waitlist/submission/webhook-addresses";

const patients = "https://hooks.example/patients";
const providers = "https://hooks.example/providers";

test("signups go to the stored address, otherwise to the built-in one, otherwise nowhere", async () => {
  expect(webhookAddress("patients")).toBe("");
  const built = {
    GATSBY_FAMILY_WEBHOOK_URL: patients,
    GATSBY_PROVIDER_WEBHOOK_URL: ` ${providers} `,
  };
  jest.replaceProperty(process, "env", { ...process.env, ...built });
  jest.resetModules();
  const addresses = await import("../../../src/waitlist/submission/webhook-addresses");
  localStorage.setItem("familyWebhookUrl", " ");
  expect(addresses.webhookAddress("patients")).toBe(patients);
  expect(addresses.webhookAddress("providers")).toBe(providers);
  localStorage.setItem("familyWebhookUrl", " https://mine.example/ ");
  expect(addresses.webhookAddress("patients")).toBe("https://mine.example/");
});

test.each(["http://localhost:9001/x", "HTTPS://HOOKS.EXAMPLE/x"])(
  "a signup can go to %s",
  (text) => {
    expect(isWebhookAddress(text)).toBe(true);
  },
);

test.each([
  ...["", "hooks.example/patients", "//hooks.example/patients", "/patients", "https://"],
  ...["https:patients", "https:/patients", "ftp://hooks.example/", "https://hooks.example/a b"],
])("no signup can be sent to %j", (text) => {
  expect(isWebhookAddress(text)).toBe(false);
});
