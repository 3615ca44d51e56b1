import fc from "fast-check";
import {
  isWebhookAddress,
  storeAddresses,
  webhookAddress,
} from "../../../src/waitlist/submission/webhook-addresses";

const patients = "https://hooks.example/patients";
const providers = "https://hooks.example/providers";

test("signups go where this browser has stored, otherwise where the site was built to send them, otherwise nowhere", async () => {
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
  localStorage.setItem("familyWebhookUrl", " https://mine.example/\n");
  expect(addresses.webhookAddress("patients")).toBe("https://mine.example/");
  expect(addresses.webhookAddress("providers")).toBe(providers);
});

test("each address is stored under its audience's key, trimmed, and an empty one is removed", () => {
  expect(storeAddresses({ patients: ` ${patients} `, providers })).toBe(true);
  expect({ ...localStorage }).toEqual({
    familyWebhookUrl: patients,
    providerWebhookUrl: providers,
  });
  expect(storeAddresses({ patients: " ", providers })).toBe(true);
  expect({ ...localStorage }).toEqual({ providerWebhookUrl: providers });
});

test.each([
  ...["http://localhost:9001/patients", "HTTPS://HOOKS.EXAMPLE/x"],
  ...["https://[::1]:9001/", "https://bücher.example/"],
])("a signup can be sent to %p", (text) => {
  expect(isWebhookAddress(text)).toBe(true);
});

test.each([
  // No whole address.
  ...["", "hooks.example/patients", "//hooks.example/patients", "/patients", "https://"],
  ...["https:// hooks.example", "https:patients", "http:\\patients"],
  ...["ftp://hooks.example/", "blob:http://localhost/x"],
  // With what a copy adds, or what browsers refuse.
  ...["https://hooks.example/a b", "https://hooks.example/a\u200B", "https://hooks.example/a”"],
  ...["https://user:pass@hooks.example/", "https://token@hooks.example/"],
])("no signup can be sent to %p", (text) => {
  expect(isWebhookAddress(text)).toBe(false);
});

test("whatever is taken for an address leads away from our own pages", () => {
  // Schemes and slashes in every mixture.
  const pieces = ["http", "HTTPS", ":", "/", "\\", "@", "?", "#", ".", " ", "\n", "a.b"];
  const anyAddress = fc.oneof(
    fc.array(fc.constantFrom(...pieces)).map((all) => all.join("")),
    fc.string({ unit: "binary" }).map((text) => `https://${text}`),
  );
  fc.assert(
    fc.property(anyAddress, (text) => {
      if (!isWebhookAddress(text)) return;
      for (const page of ["http://localhost/", "https://riverbend.example/about"])
        expect(new URL(text, page).href).toBe(new URL(text).href);
    }),
    { numRuns: 1_000 },
  );
});
