import fc from "fast-check";
import {
  isWebhookAddress,
  storeAddresses,
  webhookAddress,
} from "../../../src/waitlist/submission/webhook-addresses";
import { breakStorage } from "../../support/unit/broken-storage";

const patients = "https://hooks.example/patients";
const providers = "https://hooks.example/providers";

/** The addresses of a site that was built with these variables set. */
async function builtWith(variables: Record<string, string>) {
  jest.replaceProperty(process, "env", { ...process.env, ...variables });
  jest.resetModules();
  return import("../../../src/waitlist/submission/webhook-addresses");
}

describe("where signups go", () => {
  test("is nowhere, or what this browser has stored, under each audience's own key", () => {
    expect([webhookAddress("patients"), webhookAddress("providers")]).toEqual(["", ""]);
    localStorage.setItem("familyWebhookUrl", patients);
    localStorage.setItem("providerWebhookUrl", ` ${providers}\n`);
    expect(webhookAddress("patients")).toBe(patients);
    expect(webhookAddress("providers")).toBe(providers);
  });

  test("is what the site was built with, unless this browser has stored another", async () => {
    const addresses = await builtWith({
      GATSBY_FAMILY_WEBHOOK_URL: patients,
      GATSBY_PROVIDER_WEBHOOK_URL: ` ${providers} `,
    });
    localStorage.setItem("familyWebhookUrl", " ");
    expect(addresses.webhookAddress("patients")).toBe(patients);
    expect(addresses.webhookAddress("providers")).toBe(providers);
    localStorage.setItem("familyWebhookUrl", "https://mine.example/");
    expect(addresses.webhookAddress("patients")).toBe("https://mine.example/");
  });
});

describe("storing addresses", () => {
  test("writes each under its audience's key, trimmed, and removes that of an empty one", () => {
    expect(storeAddresses({ patients: ` ${patients} `, providers: providers })).toBe(true);
    expect({ ...localStorage }).toEqual({
      familyWebhookUrl: patients,
      providerWebhookUrl: providers,
    });
    expect(storeAddresses({ patients: " ", providers: providers })).toBe(true);
    expect({ ...localStorage }).toEqual({ providerWebhookUrl: providers });
  });

  test("says so where storage cannot be changed", () => {
    breakStorage("removeItem");
    expect(storeAddresses({ patients: "", providers: "" })).toBe(false);
  });
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
