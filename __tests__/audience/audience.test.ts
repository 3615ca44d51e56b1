/** @jest-environment node */
import { audienceInQuery, queryWithAudience } from "../../src/audience/audience";

const marks = [...".,)>\"';!?/*_]|…”’=&+"];
const escapes = ["%20", "%29.", "%22", "%27", "%3E", "%2C", "%2520", "%E2%80%8B", "%C2%A0", "%0A"];

describe("what asks for providers shows their view", () => {
  test.each([
    "?audience=providers",
    "?utm_source=mail&audience=providers",
    // Mail programs: quoted-printable, its soft line breaks, escapes and entities.
    "?audience=3Dproviders",
    "?audience=3dproviders",
    "?audience%3Dproviders",
    "?audience%3D%22providers%22",
    "?audience%253Dproviders",
    "?audience=prov=%0D%0Aiders",
    "?audi=%0Aence=3Dproviders",
    "?utm_source=a&amp;audience=providers",
    "?utm_source=a&amp;amp;audience=providers",
    "?utm_source=a&amp%3Baudience=providers",
    "?amp;audience=providers",
    "?audience=providers&amp;utm_source=a",
    // Tools that add a query to one, or escape all of it.
    "?audience=providers?utm_source=news",
    "?utm_source=news?audience=providers",
    "?utm_source=news;audience=providers;b=1",
    "?audience=providers%3Futm_source=news",
    "?audience=providers%26utm_source%3Dnews",
    "?utm_source%3Dnews%26audience%3Dproviders",
    "??audience=providers",
    "?&audience=providers&",
    // Codes to scan.
    "?AUDIENCE=PROVIDERS",
    "?Audience=Providers/",
    // Sentences, chats, wikis, and what a copy brings.
    ...marks.map((mark) => `?audience=providers${mark}`),
    ...escapes.flatMap((escaped) => [
      `?audience=providers${escaped}`,
      `?audience=${escaped}providers`,
      `?${escaped}audience=providers`,
    ]),
    "?audience=pro%E2%80%8Bviders",
    "?audience=<providers>",
    "?audience=&audience=providers",
    "?audience=provider-list&audience=providers",
    // The first one counts.
    "?audience=providers&audience=patients",
  ])("%s", (search) => {
    expect(audienceInQuery(search)).toBe("providers");
    // The toggle takes it out, whatever its spelling.
    expect(audienceInQuery(queryWithAudience("patients", search))).toBe("patients");
    expect(audienceInQuery(queryWithAudience("providers", search))).toBe("providers");
  });
});

describe("what does not, shows patients", () => {
  test.each([
    "",
    "?",
    "?audience=patients",
    "?AUDIENCE=PATIENTS.",
    "?audience=patients&audience=providers",
    "?q=providers",
    "?q=audience=providers",
    "?audience",
    "?providers",
    "?audience=clinics",
    "?audience=provider",
    "?audience=provider-list",
    "?audience=providers-list",
    "?audience=providers_list",
    "?audience=providers2",
    "?audience=notproviders",
    "?audience=non-providers",
    "?audience=all,providers",
    "?audience[]=providers",
    "?audiences=providers",
    "?myaudience=providers",
    "?my-audience=providers",
    "?my_audience=providers",
    "?ref=https%3A%2F%2Fclinic.example%2F%3Faudience%3Dproviders",
  ])("%s", (search) => {
    expect(audienceInQuery(search)).toBe("patients");
  });
});

test.each([
  ["", "?audience=providers", ""],
  ["?audience=patients&a=b", "?a=b&audience=providers", "?a=b"],
  ["?a&audience=3Dproviders&b=c?d", "?a&b=c?d&audience=providers", "?a&b=c?d"],
  [
    "?audience=providers?utm_source=news",
    "?utm_source=news&audience=providers",
    "?utm_source=news",
  ],
  ["?audience=patients&audience=providers;a", "?a&audience=providers", "?a"],
  [
    "?audience=provider-list",
    "?audience=provider-list&audience=providers",
    "?audience=provider-list",
  ],
  // To the letter, whatever it is.
  ["?q=a%20b&flag&u=%FF;v", "?q=a%20b&flag&u=%FF;v&audience=providers", "?q=a%20b&flag&u=%FF;v"],
])("%p becomes %p for providers and %p for patients", (search, forProviders, forPatients) => {
  expect(queryWithAudience("providers", search)).toBe(forProviders);
  expect(queryWithAudience("patients", search)).toBe(forPatients);
  expect(queryWithAudience("patients", forProviders)).toBe(forPatients);
});
