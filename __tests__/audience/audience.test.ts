/** @jest-environment node */
import { addressFor, audienceFromAddress } from "../../src/audience/audience";

test.each([
  ["?utm_source=mail&audience=providers", "providers"],
  ["", "patients"],
  ["?audience=Providers", "patients"],
  ["?audience=patients&audience=providers", "patients"],
  ["?audience[]=providers", "patients"],
])("%p opens the view of %s", (search, audience) => {
  expect(audienceFromAddress(search)).toBe(audience);
});

test.each([
  ["?utm_source=mail", "?utm_source=mail&audience=providers", "?utm_source=mail"],
  ["?audience=patients&a=b", "?a=b&audience=providers", "?a=b"],
])(
  "%p becomes %p for clinics and %p for families, and keeps its anchor",
  (search, ...addresses) => {
    const written = (["providers", "patients"] as const).map((audience) =>
      addressFor(audience, `https://willowline.example/${search}#waitlist`),
    );
    expect(written).toEqual(
      addresses.map((address) => `https://willowline.example/${address}#waitlist`),
    );
  },
);
