/** @jest-environment node */
import { join } from "node:path";
import { warnAboutPlaceholders } from "../../../gatsby/before-build/warn-about-placeholders";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

async function warnings(files: Record<string, unknown>): Promise<string[]> {
  const texts = Object.entries(files).map(([file, data]) => [
    `content/${file}`,
    JSON.stringify(data),
  ]);
  const folder = writeFiles(temporaryFolder(), Object.fromEntries(texts));
  const messages: string[] = [];
  await warnAboutPlaceholders(join(folder, "content"), { warn: (line) => messages.push(line) });
  return messages;
}

test("addresses that lead nowhere are named once, with their file and entry", async () => {
  const [warning, ...others] = await warnings({
    "site.json": { email: "hello@willowline.example", legal: { url: "https://a.example/terms" } },
    "waitlist.json": { text: "Write to a@b.example, or to c@d.example." },
    "founders.json": { items: [{ name: "Maya Chen", email: "maya.chen@willowline.example" }] },
  });
  expect(others).toEqual([]);
  expect(warning?.split("\n")).toEqual([
    expect.stringMatching(/^These addresses lead nowhere/),
    'content/founders.json → item 1 "Maya Chen" → email: maya.chen@willowline.example',
    "content/site.json → email: hello@willowline.example",
    "content/site.json → legal → url: a.example",
    "content/waitlist.json → text: a@b.example",
    "content/waitlist.json → text: c@d.example",
  ]);
});

test("real addresses, and sentences with an example, are no placeholders", async () => {
  const words = {
    email: "hello@willowline.com",
    url: "https://www.example.com/",
    profile: "https://my.example-clinic.com",
    text: "One. example",
  };
  expect(await warnings({ "site.json": words })).toEqual([]);
});
