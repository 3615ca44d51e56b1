/** @jest-environment node */
import {
  type Clinician,
  generateClinicians,
  mostClinicians,
  textBytes,
} from "../../../tools/bench/generated-clinicians";

const clinicians = generateClinicians(1000);

const distinct: { what: string; of: (clinician: Clinician) => string }[] = [
  { what: "quotes", of: ({ quote }) => quote },
  { what: "names", of: ({ author }) => author },
  { what: "photos", of: ({ photo }) => photo.file },
  { what: "descriptions", of: ({ photo }) => photo.alt },
];

test.each(distinct)("a thousand clinicians have a thousand $what", ({ of }) => {
  expect(new Set(clinicians.map(of)).size).toBe(1000);
});

test("every run has the same ones, and a short list begins as a long one does", () => {
  expect(generateClinicians(1000)).toEqual(clinicians);
  expect(generateClinicians(10)).toEqual(clinicians.slice(0, 10));
});

test("quotes are as long as people's", () => {
  const lengths = clinicians.map(({ quote }) => quote.length);
  expect(Math.min(...lengths)).toBeGreaterThan(50);
  expect(Math.max(...lengths)).toBeLessThan(220);
});

test("there are only so many names", () => {
  expect(new Set(generateClinicians(mostClinicians).map(({ author }) => author)).size).toBe(2400);
  expect(() => generateClinicians(2401)).toThrow(
    "There are names for 2400 clinicians, but not for 2401.",
  );
});

test("their text is what an editor types, in bytes", () => {
  const photo = { file: "photos/zoë.jpg", alt: "Zoë" };
  expect(textBytes([{ quote: "Warm.", author: "Zoë", role: "Nurse", photo }])).toBe(33);
});
