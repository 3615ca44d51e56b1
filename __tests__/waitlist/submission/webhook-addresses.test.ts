import {
  isWebhookAddress,
  storeAddresses,
  storedAddress,
  webhookAddress,
} from "../../../src/waitlist/submission/webhook-addresses";
import { breakStorage, breakWritingOf } from "../../support/unit/broken-storage";

const families = "https://hooks.example/families";
const clinics = "https://hooks.example/clinics";

/** The addresses of a site that was built with these variables set. */
async function builtWith(variables: Record<string, string>) {
  jest.replaceProperty(process, "env", { ...process.env, ...variables });
  jest.resetModules();
  return import("../../../src/waitlist/submission/webhook-addresses");
}

describe("where signups go", () => {
  test("is nowhere as long as nobody has said where", () => {
    expect(webhookAddress("patients")).toBe("");
    expect(webhookAddress("providers")).toBe("");
  });

  test("is what this browser has stored, under each audience's own key", () => {
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

  test("is nowhere if the site was built with an empty address", async () => {
    const addresses = await builtWith({ GATSBY_FAMILY_WEBHOOK_URL: "  " });
    expect(addresses.webhookAddress("patients")).toBe("");
  });

  test("is what the site was built with where storage is blocked", async () => {
    const addresses = await builtWith({ GATSBY_FAMILY_WEBHOOK_URL: families });
    breakStorage("getItem");
    expect(addresses.storedAddress("patients")).toBe("");
    expect(addresses.webhookAddress("patients")).toBe(families);
  });
});

describe("storing addresses", () => {
  test("writes each under its audience's key, trimmed", () => {
    expect(storeAddresses({ patients: ` ${families} `, providers: clinics })).toBe(true);
    expect({ ...localStorage }).toEqual({
      familyWebhookUrl: families,
      providerWebhookUrl: clinics,
    });
  });

  test("removes the key of an address that is empty", () => {
    storeAddresses({ patients: families, providers: clinics });
    expect(storeAddresses({ patients: " ", providers: clinics })).toBe(true);
    expect({ ...localStorage }).toEqual({ providerWebhookUrl: clinics });
  });

  test("says so where storage cannot be written", () => {
    breakStorage("setItem");
    expect(storeAddresses({ patients: families, providers: clinics })).toBe(false);
  });

  test("says so where storage cannot be cleared", () => {
    breakStorage("removeItem");
    expect(storeAddresses({ patients: "", providers: "" })).toBe(false);
  });

  test("keeps both as they were when only the second cannot be written", () => {
    storeAddresses({ patients: families, providers: clinics });
    breakWritingOf("providerWebhookUrl");
    const changed = { patients: "https://a.example/", providers: "https://b.example/" };
    expect(storeAddresses(changed)).toBe(false);
    expect(storedAddress("patients")).toBe(families);
    expect(storedAddress("providers")).toBe(clinics);
  });

  test("leaves no first address behind when the second cannot be written", () => {
    breakWritingOf("providerWebhookUrl");
    expect(storeAddresses({ patients: families, providers: clinics })).toBe(false);
    expect(localStorage).toHaveLength(0);
  });
});

describe("a signup can be sent to", () => {
  test.each([
    families,
    "http://localhost:9001/families",
    "HTTPS://HOOKS.EXAMPLE/x",
    "https://hooks.example",
    "https://hooks.example/a b",
    "https://user:secret@hooks.example/",
    "https://[::1]:9001/",
    "https://bücher.example/",
  ])("%p", (text) => {
    expect(isWebhookAddress(text)).toBe(true);
  });

  test.each([
    "",
    "hooks.example/families",
    "//hooks.example/families",
    "/families",
    "families",
    "?a=b",
    "#a",
    "https://",
    "https:// hooks.example",
    "https:families",
    "http:families",
    "https:/families",
    "http:\\families",
    "ftp://hooks.example/",
    "javascript:alert(1)",
    "data:text/plain,x",
    "blob:http://localhost/x",
    "mailto:ana@mail.example",
    "file:///families",
    "undefined",
  ])("not %p", (text) => {
    expect(isWebhookAddress(text)).toBe(false);
  });
});
