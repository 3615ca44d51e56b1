import fc from "fast-check";
import { audiences } from "../../../src/audience/audience";
import { sendSignup, simulatedDelay } from "../../../src/waitlist/submission/send-signup";
import { signupPayload, validateSignup } from "../../../src/waitlist/submission/signup";
import {
  isWebhookAddress,
  webhookAddress,
} from "../../../src/waitlist/submission/webhook-addresses";
import { builtPayload, typedByClinic, typedByFamily } from "../../support/unit/built-signups";

const keys = {
  patients: ["name", "email", "isSubscribed"],
  providers: [
    ...["name", "email", "practiceName", "role"],
    ...["specialties", "patientsPerMonth", "isSubscribed"],
  ],
};
const valid = { patients: typedByFamily(), providers: typedByClinic() };
const largestKeepaliveBody = 64 * 1024;

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
const anyValues = fc.record(
  {
    ...Object.fromEntries(keys.providers.map((key) => [key, anyText])),
    isSubscribed: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe.each(audiences)("whatever is typed into the form of %s", (audience) => {
  test("is refused with a message for a field, or makes a body that can be sent", () => {
    fc.assert(
      // Half of the fields are as they should be, so that many signups are accepted.
      fc.property(anyValues, fc.infiniteStream(fc.boolean()), (typed, isFuzzed) => {
        const kept = Object.entries(typed).filter(() => isFuzzed.next().value);
        const validation = validateSignup(audience, {
          ...valid[audience],
          ...Object.fromEntries(kept),
        });
        if (!validation.ok) {
          const messages = Object.entries(validation.messages);
          expect(messages).not.toHaveLength(0);
          for (const [field, message] of messages) {
            expect(keys[audience]).toContain(field);
            expect(message).toMatch(/^[A-Z][a-z ]+/);
          }
          return;
        }
        const payload = signupPayload(audience, validation.signup, new Date());
        expect(Object.keys(payload).sort()).toEqual(
          [...keys[audience], "audienceType", "timestamp"].sort(),
        );
        for (const value of Object.values(payload)) {
          if (typeof value === "string") expect(value).toBe(value.trim());
        }
        const body = JSON.stringify(payload);
        expect(JSON.parse(body)).toEqual(payload);
        expect(Buffer.byteLength(body)).toBeLessThan(largestKeepaliveBody);
      }),
      { numRuns: 400 },
    );
  });
});

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
