import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect as anyExpect, type Page, test } from "@playwright/test";
import type { Sharp } from "sharp";
import { faultsPath } from "../../gatsby/content-preview/faults-path";
import { testBuilds, testHost, testPreviewPort } from "../../tools/test-builds";
import { copyProject, type ProjectCopy } from "../support/browser/project-copy";
import { lookAt, plain, upright } from "../support/browser/upright-photo";
import { type ProgramRun, runProgram } from "../support/run-program";

// One after the other, on one development server: it takes half a minute to start.
test.describe.configure({ mode: "serial", timeout: 120_000 });
test.use({ baseURL: `http://${testHost}:${testPreviewPort}` });

// A change takes two seconds, and many more on a machine that is busy.
const expect = anyExpect.configure({ timeout: 30_000 });

let project: ProjectCopy;
let server: ProgramRun;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  project = await copyProject();
  const args = ["develop", "--host", testHost, "--port", String(testPreviewPort)];
  server = runProgram([require.resolve("gatsby/cli.js"), ...args], {
    folder: project.folder,
    environment: {
      NODE_ENV: undefined,
      GATSBY_TELEMETRY_DISABLED: "1",
      // Text without cursor movements, but photos made on demand as on an editor's computer.
      CI: "1",
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1",
    },
  });
  await server.printed("Building development bundle - ");
});

test.afterAll(async () => {
  server?.process.kill();
  await server?.ended;
  await project?.content.discard();
});

/** Opens About, and fails the test if the page is ever loaded again or throws. */
async function openAbout(page: Page): Promise<void> {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  page.on("load", () => expect(page, "was loaded again").toBeUndefined());
  page.on("pageerror", (error) => expect(error).toBeUndefined());
}

test("a mistake is told over the page and in the terminal until it is mended", async ({ page }) => {
  await openAbout(page);
  const mistake =
    "content/about.json → line 7, column 30: there is a comma too many before the closing }";

  await project.content.change("about.json", '"Back to Home"', '"Back to Home",');
  await expect(page.getByRole("dialog")).toContainText(mistake);
  await server.printed(mistake);
  await expect(page.locator("h1")).toHaveText("Meet our founders");

  await project.content.change("about.json", '"Back to Home",', '"Back to Home"');
  await expect(page.getByRole("dialog")).toBeHidden();

  await project.content.change("about.json", "Meet our founders", "Meet both of us");
  await expect(page.getByRole("heading", { level: 1, name: "Meet both of us" })).toBeVisible();
});

test("every mistake is told, and again to a page that is opened later", async ({ page }) => {
  await project.content.change("about.json", "Meet both of us", "");
  await project.content.write("photos/maya-chen.png", "not a picture");
  await page.goto("/about");
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText([
    "content/about.json → heading: this is empty",
    'content/founders.json → item 1 "Maya Chen" → photo: photos/maya-chen.png is not an image, although its name says so; save the photo again as JPEG or PNG',
  ]);
  await project.content.change("about.json", '""', '"Meet our founders"');
  await project.content.write("photos/maya-chen.png", await plain("#c9a").png().toBuffer());
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Meet our founders" })).toBeVisible();
});

test("a founder joins, her photo comes later and is replaced under its name", async ({ page }) => {
  await openAbout(page);
  const ada = {
    name: "Ada Bell",
    title: "Co-Founder",
    photo: { file: "photos/ada-bell.png", alt: "Ada Bell, in a red coat" },
    biography: ["Ada looks after the numbers."],
    email: "ada@willowline.example",
  };
  await project.content.change("founders.json", '"items": [', `"items": [${JSON.stringify(ada)},`);
  await expect(page.getByRole("dialog")).toContainText(
    'content/founders.json → item 1 "Ada Bell" → photo: there is no file photos/ada-bell.png; put it into content/photos',
  );

  await project.content.write("photos/ada-bell.png", await plain("#d33").png().toBuffer());
  const picture = page.getByAltText(ada.photo.alt);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { name: ada.name })).toBeVisible();
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);

  const address = await picture.getAttribute("src");
  await project.content.write("photos/ada-bell.png", await plain("#33d").png().toBuffer());
  await expect(picture).not.toHaveAttribute("src", address ?? "");
});

const kinds: {
  kind: string;
  file: string;
  size: [number, number];
  save: (photo: Sharp) => Sharp;
}[] = [
  { kind: "landscape", file: "landscape.jpg", size: [1800, 1200], save: (photo) => photo.jpeg() },
  { kind: "tall", file: "tall.jpg", size: [1200, 1800], save: (photo) => photo.jpeg() },
  { kind: "square", file: "square.webp", size: [1200, 1200], save: (photo) => photo.webp() },
  {
    kind: "for print",
    file: "print.jpg",
    size: [1200, 1500],
    save: (photo) => photo.toColourspace("cmyk").withIccProfile("cmyk").jpeg(),
  },
  {
    kind: "lying on its side",
    file: "side.jpg",
    size: [1200, 1600],
    // As a phone saves it: on its side, with a note of how it has to be turned.
    save: (photo) => photo.rotate(270).withMetadata({ orientation: 6 }).jpeg(),
  },
  {
    kind: "transparent",
    file: "transparent.png",
    size: [1200, 1300],
    save: (photo) => photo.ensureAlpha(0.5).png(),
  },
];

test("the clinic view is renewed too, although its address has a query", async ({ page }) => {
  await page.goto("/?audience=providers");
  await expect(page.getByText("Dr. Samuel Ortiz")).toBeVisible();
  await page.waitForResponse(/page-data/);
  await project.content.change("testimonials.json", "Dr. Samuel Ortiz", "Dr. Sam Ortiz");
  await expect(page.getByText("Dr. Sam Ortiz")).toBeVisible();
});

test("photos of every kind come out upright, in the colours of screens, undistorted", async ({
  page,
}) => {
  await openAbout(page);
  for (const { file, size, save } of kinds) {
    await project.content.write(`photos/${file}`, await save(await upright(...size)).toBuffer());
  }
  const founders = kinds.map(({ kind, file }, order) => ({
    name: `Founder ${kind}`,
    title: "Co-Founder",
    photo: { file: `photos/${file}`, alt: kind },
    biography: ["She founded this."],
    email: `founder-${order}@willowline.example`,
  }));
  await project.content.write(
    "founders.json",
    JSON.stringify({ $schema: "./schemas/founders.schema.json", items: founders }),
  );

  for (const { kind, size } of kinds) {
    const picture = page.getByRole("img", { name: kind, exact: true });
    await expect(picture).toBeVisible();
    for (const source of await picture.locator("xpath=../*").all()) {
      const [address = ""] = (await source.getAttribute("srcset"))?.split(" ") ?? [];
      const made = await lookAt(await (await page.request.get(address)).body());
      expect(made, address).toMatchObject({ space: "srgb", isUpright: true });
      expect(made.proportion, address).toBeCloseTo(size[0] / size[1], 1);
    }
  }
});

test("no name is so long that a page gets wider than its window", async ({ page }) => {
  const name = "Wolfeschlegelsteinhausenbergerdorff".repeat(2);
  const { content } = project;
  await content.change("founders.json", "Founder landscape", name);
  await content.change("hero.json", /"headline": ".*"/, `"headline": "${name}"`);
  await content.change(
    "features.json",
    /"title": "Ongoing Care"/,
    `"title": "${name.slice(0, 50)}"`,
  );
  await content.change("testimonials.json", "Dr. Priya Raman", name);
  for (const path of ["/about", "/", "/?audience=providers"]) {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByText(name).first()).toBeVisible();
      const surplus = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
      expect(surplus, `${path} at ${width} pixels`).toBeLessThanOrEqual(0);
    }
  }
});

for (const [name, { folder }] of Object.entries(testBuilds)) {
  test(`nothing of all this is in the ${name} build`, () => {
    // Files only: Gatsby also has a folder named page-data/404.html.
    const scripts = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|map|html)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(scripts).not.toHaveLength(0);
    const told = scripts.filter((file) => readFileSync(file).includes(faultsPath));
    expect(told).toEqual([]);
  });
}
