/** @jest-environment node */
import { isAudience } from "../../src/audience/audience";
import { audienceFromAddress } from "../../src/audience/audience-from-address";

test.each([
  "?audience=providers",
  "?utm_source=mail&audience=providers",
  "?audience=providers&a=b",
])("%p opens the clinic view", (search) => expect(audienceFromAddress(search)).toBe("providers"));

test.each([
  "",
  "?",
  "?audience",
  "?audience=",
  "?audience=patients",
  "?audience=Providers",
  "?audience=providers%20",
  "?audience=patients&audience=providers",
  "?audience[]=providers",
  "?Audience=providers",
  "?audience=<script>",
])("%p opens the family view", (search) => expect(audienceFromAddress(search)).toBe("patients"));

test.each(["patients", "providers"])("%p is an audience", (value) => {
  expect(isAudience(value)).toBe(true);
});

test.each(["", "families", "PATIENTS", undefined, null, 0])("%p is no audience", (value) => {
  expect(isAudience(value)).toBe(false);
});
