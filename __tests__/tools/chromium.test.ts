/** @jest-environment node */
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findTestChromium, prepareTestChromium } from "../../tools/chromium";
import { temporaryFolder } from "../support/built-site";

const { CHROMIUM_PATH } = process.env;

beforeEach(() => {
  delete process.env.CHROMIUM_PATH;
});

afterEach(() => {
  if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
});

function writeProgram(name: string, output: string): string {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, `#!/bin/sh\necho "${output}"\n`);
  chmodSync(file, 0o755);
  return file;
}

test("takes the browser that CHROMIUM_PATH names", () => {
  process.env.CHROMIUM_PATH = writeProgram("mine", "Chromium 140.0");
  expect(findTestChromium()).toBe(process.env.CHROMIUM_PATH);
});

test("says so when nothing starts at CHROMIUM_PATH, and installs nothing", async () => {
  process.env.CHROMIUM_PATH = writeProgram("mine", "Please install me first");
  const sentence = `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but no Chromium starts there.`;
  expect(findTestChromium).toThrow(sentence);
  await expect(prepareTestChromium()).rejects.toThrow(sentence);
});
