/** @jest-environment node */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { checkedCopy } from "../../../gatsby/content-preview/content-folder";
import { faultsPath } from "../../../gatsby/content-preview/faults-path";
import { prepareContent, previewContent } from "../../../gatsby/content-preview/preview-content";
import { type ContentCopy, copyContent } from "../../support/content-copy";

const project = process.cwd();
let content: ContentCopy;

beforeEach(async () => {
  content = await copyContent();
  process.chdir(path.dirname(content.folder));
});

afterEach(async () => {
  process.chdir(project);
  await content.discard();
});

/** Gatsby's reporter; `nextLine` waits for what it prints. */
function reporter() {
  const lines: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  const print = (line: string) => {
    const next = waiting.shift();
    if (next) next(line);
    else lines.push(line);
  };
  const nextLine = async () => lines.shift() ?? new Promise<string>((done) => waiting.push(done));
  return { panic: jest.fn(), success: print, warn: print, nextLine };
}

async function startPreview() {
  const printed = reporter();
  const answers = new Map<
    string,
    (request: unknown, response: { json(data: unknown): void }) => void
  >();
  await prepareContent(printed);
  const files = previewContent({
    app: { get: (at, answer) => answers.set(at, answer) },
    reporter: printed,
  });
  await once(files, "ready");
  function faults(): unknown {
    const json = jest.fn();
    answers.get(faultsPath)?.({}, { json });
    return json.mock.lastCall?.[0];
  }
  return { ...printed, faults, stop: () => files.close() };
}

function copied(file: string): Promise<string> {
  return readFile(path.join(checkedCopy, file), "utf8");
}

test("ends the server if there is a mistake in the content from the start", async () => {
  await content.change("about.json", "Meet our founders", "");
  const printed = reporter();
  await prepareContent(printed);
  expect(printed.panic).toHaveBeenCalledWith("content/about.json → heading: this is empty");
});

test("hands every mistake on to the terminal and the pages, and no file until all are fixed", async () => {
  const { faults, nextLine, stop } = await startPreview();
  expect(faults()).toEqual([]);

  const empty = "content/about.json → heading: this is empty";
  const noImage =
    'content/founders.json → item 1 "Maya Chen" → photo: photos/maya-chen.png is not an image, although its name says so; save the photo again as JPEG or PNG';
  await content.change("about.json", "Meet our founders", "");
  expect(await nextLine()).toBe(empty);
  await content.write("photos/maya-chen.png", "not a picture");
  expect(await nextLine()).toBe(noImage);
  expect(faults()).toEqual([empty, noImage]);
  expect(await copied("about.json")).toContain("Meet our founders");

  await content.change("about.json", '""', '"Meet both of us"');
  const photo = sharp({ create: { width: 1300, height: 1200, channels: 3, background: "#d33" } });
  await content.write("photos/maya-chen.png", await photo.png().toBuffer());
  expect(await nextLine()).toBe("The content is in order again");
  expect(faults()).toEqual([]);
  expect(await copied("about.json")).toContain("Meet both of us");
  await stop();
});
