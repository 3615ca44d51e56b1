import {
  isWebhookAddress,
  storeAddresses,
  webhookAddress,
} from "../../../src/waitlist/submission/webhook-addresses";
import { breakStorage } from "../../support/unit/broken-storage";

const families = "https://hooks.example/families";
const clinics = "https://hooks.example/clinics";

/** The addresses of a site that was built with these variables set. */
async function builtWith(variables: Record<string, string>) {
  jest.replaceProperty(process, "env", { ...process.env, ...variables });
  jest.resetModules();
  return import("../../../src/waitlist/submission/webhook-addresses");
}

describe("where signups go", () => {
  test("is nowhere, or what this browser has stored, under each audience's own key", () => {
    expect([webhookAddress("patients"), webhookAddress("providers")]).toEqual(["", ""]);
    localStorage.setItem("familyWebhookUrl", families);
    localStorage.setItem("providerWebhookUrl", ` ${clinics}\n`);
    expect(webhookAddress("patients")).toBe(families);
    expect(webhookAddress("providers")).toBe(clinics);
  });

  test("is what the site was built with where this browser has stored nothing", async () => {
    const addresses = await builtWith({
      GATSBY_FAMILY_WEBHOOK_URL: families,
      GATSBY_PROVIDER_WEBHOOK_URL: ` ${clinics} `,
    });
    localStorage.setItem("familyWebhookUrl", " ");
    expect(addresses.webhookAddress("patients")).toBe(families);
    expect(addresses.webhookAddress("providers")).toBe(clinics);
  });

  test("is what this browser has stored even if the site was built with another", async () => {
    const addresses = await builtWith({ GATSBY_FAMILY_WEBHOOK_URL: families });
    localStorage.setItem("familyWebhookUrl", "https://mine.example/");
    expect(addresses.webhookAddress("patients")).toBe("https://mine.example/");
  });
});

describe("storing addresses", () => {
  test("writes each under its audience's key, trimmed, and removes that of an empty one", () => {
    expect(storeAddresses({ patients: ` ${families} `, providers: clinics })).toBe(true);
    expect({ ...localStorage }).toEqual({
      familyWebhookUrl: families,
      providerWebhookUrl: clinics,
    });
    expect(storeAddresses({ patients: " ", providers: clinics })).toBe(true);
    expect({ ...localStorage }).toEqual({ providerWebhookUrl: clinics });
  });

  test("says so where storage cannot be changed", () => {
    breakStorage("removeItem");
    expect(storeAddresses({ patients: "", providers: "" })).toBe(false);
  });
});

test.each([
  ["http://localhost:9001/families", true],
  ["HTTPS://HOOKS.EXAMPLE/x", true],
  ["https://hooks.example/a b", true],
  ["https://[::1]:9001/", true],
  ["https://bücher.example/", true],
  ["", false],
  ["hooks.example/families", false],
  ["//hooks.example/families", false],
  ["/families", false],
  ["https://", false],
  ["https:// hooks.example", false],
  ["https:families", false],
  ["http:\\families", false],
  ["ftp://hooks.example/", false],
  ["blob:http://localhost/x", false],
])("whether a signup can be sent to %p: %p", (text, expected) => {
  expect(isWebhookAddress(text)).toBe(expected);
});
