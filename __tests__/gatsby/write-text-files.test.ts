/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeTextFiles } from "../../gatsby/write-text-files";
import { temporaryFolder } from "../support/temporary-folder";

const address = { siteUrl: "https://clinic.example", pathPrefix: "/willowline" };
const contact = { name: "Willowline", securityContact: "mailto:security@willowline.example" };
const path = ".well-known/security.txt";

test("a contact for security reports is published for a year", async () => {
  jest.useFakeTimers({ now: new Date("2026-03-01T12:00:00Z"), doNotFake: ["nextTick"] });
  const folder = temporaryFolder();
  await writeTextFiles(folder, contact, address);
  jest.useRealTimers();
  expect(readFileSync(join(folder, path), "utf8")).toBe(
    [
      "Contact: mailto:security@willowline.example",
      "Expires: 2027-03-01T12:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://clinic.example/willowline/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("a site that does not know its address leaves it out, and without a contact there is no file", async () => {
  const folder = temporaryFolder();
  await writeTextFiles(folder, { name: "Willowline" }, address);
  expect(existsSync(join(folder, path))).toBe(false);
  await writeTextFiles(folder, contact, { siteUrl: undefined, pathPrefix: "" });
  expect(readFileSync(join(folder, path), "utf8")).not.toContain("Canonical");
});
