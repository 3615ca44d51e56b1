/** @jest-environment node */
import { audienceInQuery, queryWithAudience } from "../../src/audience/audience";

test.each([
  ["", "?audience=providers", ""],
  ["?a=b", "?a=b&audience=providers", "?a=b"],
  ["?audience=clinics&a=b", "?a=b&audience=providers", "?a=b"],
  // To the letter, whatever it is.
  ["?q=a%20b&flag&u=%FF;v", "?q=a%20b&flag&u=%FF;v&audience=providers", "?q=a%20b&flag&u=%FF;v"],
])("%p becomes %p for providers and %p for patients", (search, forProviders, forPatients) => {
  expect(queryWithAudience("providers", search)).toBe(forProviders);
  expect(queryWithAudience("patients", search)).toBe(forPatients);
  expect(queryWithAudience("patients", forProviders)).toBe(forPatients);
  expect(audienceInQuery(forProviders)).toBe("providers");
  expect(audienceInQuery(forPatients)).toBe("patients");
});
