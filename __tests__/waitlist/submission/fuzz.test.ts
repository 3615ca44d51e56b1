import fc from "fast-check";
import { sendSignup, simulatedDelay } from "../../../src/waitlist/submission/send-signup";
import {
  isWebhookAddress,
  webhookAddress,
} from "../../../src/waitlist/submission/webhook-addresses";
import { builtPayload } from "../../support/unit/built-signups";

// Whole characters, halves of characters, control characters, and very long text.
const anyText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    "\u0000".repeat(200),
    "\ud800".repeat(500),
    "👶🏽".repeat(5_000),
    " \u00a0\ufeff ",
  ),
  fc.emailAddress(),
);
const anyAddress = fc.oneof(
  anyText,
  fc.webUrl(),
  fc.webPath(),
  // Close to an address: schemes and slashes in every mixture.
  fc
    .array(fc.constantFrom("http", "HTTPS", ":", "/", "\\", "@", "?", "#", ".", " ", "\n", "a.b"))
    .map((pieces) => pieces.join("")),
);

const ourPages = ["http://localhost/", "https://riverbend.example/about"];

test("whatever is stored as address either is one or fails, and never leads to our own pages", async () => {
  const requested: string[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    requested.push(String(input));
    throw new TypeError("Nothing is sent here.");
  });
  jest.useFakeTimers();
  await fc.assert(
    fc.asyncProperty(anyAddress, async (text) => {
      requested.length = 0;
      localStorage.setItem("familyWebhookUrl", text);
      const address = webhookAddress("patients");
      const sending = sendSignup(address, builtPayload());
      await jest.advanceTimersByTimeAsync(simulatedDelay);
      expect(await sending).toBe(address === "" ? "sent" : "failed");

      expect(requested).toEqual(isWebhookAddress(address) ? [address] : []);
      // Then the page's own address has no say in where the request goes.
      for (const page of requested.length > 0 ? ourPages : []) {
        expect(new URL(address, page).href).toBe(new URL(address).href);
      }
    }),
    { numRuns: 400 },
  );
  jest.useRealTimers();
});
