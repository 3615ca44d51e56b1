/** @jest-environment node */
import { audienceFromAddress } from "../../src/audience/audience";

test.each([
  ["?utm_source=mail&audience=providers", "providers"],
  ["", "patients"],
  ["?audience=Providers", "patients"],
  ["?audience=patients&audience=providers", "patients"],
  ["?audience[]=providers", "patients"],
])("%p opens the view of %s", (search, audience) => {
  expect(audienceFromAddress(search)).toBe(audience);
});
