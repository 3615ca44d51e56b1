/** @jest-environment node */
import { isAudience } from "../../src/audience/audience";
import { audienceFromAddress } from "../../src/audience/audience-from-address";

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
  ["patients", true],
  ["providers", true],
  ["PATIENTS", false],
  [undefined, false],
])("whether %p is an audience: %p", (value, expected) => {
  expect(isAudience(value)).toBe(expected);
});
