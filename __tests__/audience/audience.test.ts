/** @jest-environment node */
import { audienceInQuery, queryWithAudience } from "../../src/audience/audience";

test.each([
  ["?utm_source=mail&audience=providers", "providers"],
  ["", "patients"],
  ["?audience=Providers", "providers"],
  ["?audience=PROVIDERS/", "providers"],
  ["?audience=clinics", "patients"],
  ["?audience=patients&audience=providers", "patients"],
  ["?audience[]=providers", "patients"],
])("%p opens the view of %s", (search, audience) => {
  expect(audienceInQuery(search)).toBe(audience);
});

test.each([
  ["", "?audience=providers", ""],
  ["?audience=patients&a=b", "?a=b&audience=providers", "?a=b"],
  // To the letter, whatever it is.
  ["?q=a%20b&flag&u=%FF", "?q=a%20b&flag&u=%FF&audience=providers", "?q=a%20b&flag&u=%FF"],
])("%p becomes %p for providers and %p for patients", (search, forProviders, forPatients) => {
  expect(queryWithAudience("providers", search)).toBe(forProviders);
  expect(queryWithAudience("patients", search)).toBe(forPatients);
  expect(queryWithAudience("patients", forProviders)).toBe(forPatients);
});
