import { dirname } from "node:path";
import { expect as anyExpect, type Page, test } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { copyProject } from "../builds/copy-project";
import { testHost, testPreviewPort } from "../builds/test-builds";
import { type ContentCopy, copyContent } from "../support/content-copy";
import { type ProgramRun, runProgram } from "../support/run-program";

// One after the other, on one development server: it takes half a minute to start.
test.describe.configure({ mode: "serial", timeout: 120_000 });
test.use({ baseURL: `http://${testHost}:${testPreviewPort}` });

// A change takes two seconds, and many more on a machine that is busy.
const expect = anyExpect.configure({ timeout: 30_000 });

let content: ContentCopy;
let server: ProgramRun;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  content = await copyContent();
  const folder = dirname(content.folder);
  await copyProject(folder);
  const args = ["develop", "--host", testHost, "--port", String(testPreviewPort)];
  server = runProgram([require.resolve("gatsby/cli.js"), ...args], {
    folder,
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
  await content?.discard();
});

/** Opens About, and fails the test if the page is ever loaded again or throws. */
async function openAbout(page: Page): Promise<void> {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  page.on("load", () => expect(page, "was loaded again").toBeUndefined());
  page.on("pageerror", (error) => expect(error).toBeUndefined());
}

test("a mistake is shown over the page and in the terminal until it is fixed", async ({ page }) => {
  await openAbout(page);
  await content.change("about.json", '"Back to Home"', '"Back to Home",');
  await expect(page.getByRole("alertdialog")).toContainText(
    "content/about.json → line 12, column 30: there is an extra comma before the closing }",
  );
  await server.printed("content/about.json → line 12, column 30: ");
  await expect(page.locator("main h1")).toHaveText("Meet our founders");

  await content.change("about.json", '"Back to Home",', '"Back to Home"');
  await expect(page.getByRole("alertdialog")).toBeHidden();

  await content.change("about.json", "Meet our founders", "Meet both of us");
  await expect(page.getByRole("heading", { level: 1, name: "Meet both of us" })).toBeVisible();
});

test("the providers' view is updated too, although its address has a query", async ({ page }) => {
  await page.goto("/?audience=providers");
  await expect(page.getByText("Dr. Samuel Ortiz")).toBeVisible();
  await content.change("testimonials.json", "Dr. Samuel Ortiz", "Dr. Sam Ortiz");
  await expect(page.getByText("Dr. Sam Ortiz")).toBeVisible();
});

type Photo = {
  kind: string;
  file: string;
  size: [number, number];
  save: (photo: Sharp) => Sharp;
};

/** Each combines several things that could spoil a picture. */
const photos: [Photo, ...Photo[]] = [
  {
    kind: "landscape, for print",
    file: "landscape.jpg",
    size: [1800, 1200],
    save: (photo) => photo.toColourspace("cmyk").withIccProfile("cmyk").jpeg(),
  },
  {
    kind: "tall, saved on its side",
    file: "tall.jpg",
    size: [1200, 1800],
    // As a phone saves it: on its side, with a note of how it has to be turned.
    save: (photo) => photo.rotate(270).withMetadata({ orientation: 6 }).jpeg(),
  },
  {
    kind: "square, transparent",
    file: "square.webp",
    size: [1200, 1200],
    save: (photo) => photo.ensureAlpha(0.5).webp(),
  },
];

/** A photo whose upper half is red and whose lower half is blue, to tell which way is up. */
async function upright(width: number, height: number): Promise<Sharp> {
  const halves = Buffer.from([220, 20, 20, 20, 20, 220]);
  const photo = sharp(halves, { raw: { width: 1, height: 2, channels: 3 } });
  return sharp(
    await photo.resize(width, height, { kernel: "nearest", fit: "fill" }).png().toBuffer(),
  );
}

/** Says what a browser shows of such a photo. */
async function describePhoto(photo: Buffer) {
  const { space, orientation = 1, width, height } = await sharp(photo).metadata();
  const halves = await sharp(photo).removeAlpha().resize(1, 2, { fit: "fill" }).raw().toBuffer();
  const [red = 0, , blue = 0, lowerRed = 0, , lowerBlue = 0] = halves;
  return {
    space,
    isUpright: orientation === 1 && red > blue && lowerBlue > lowerRed,
    proportion: width / height,
  };
}

test("founders join, a photo comes later and is replaced, and all photos come out right", async ({
  page,
}) => {
  await openAbout(page);
  const founders = photos.map(({ kind, file }, order) => ({
    name: `Founder ${kind}`,
    title: "Co-Founder",
    photo: { file: `photos/${file}`, alt: kind },
    biography: ["She founded this."],
    email: `founder-${order}@willowline.example`,
  }));
  async function writePhoto({ file, size, save }: Photo): Promise<void> {
    await content.write(`photos/${file}`, await save(await upright(...size)).toBuffer());
  }
  const [late, ...others] = photos;
  for (const photo of others) await writePhoto(photo);
  await content.write(
    "founders.json",
    JSON.stringify({ $schema: "./schemas/founders.schema.json", items: founders }),
  );
  await expect(page.getByRole("alertdialog")).toContainText(
    `content/founders.json → item 1 "Founder ${late.kind}" → photo: there is no file photos/${late.file}; put it into content/photos`,
  );

  await content.write(`photos/${late.file}`, await (await upright(1200, 1200)).jpeg().toBuffer());
  const latePicture = page.getByAltText(late.kind);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page.getByRole("heading", { name: `Founder ${late.kind}` })).toBeVisible();
  await expect(latePicture).not.toHaveJSProperty("naturalWidth", 0);

  const address = await latePicture.getAttribute("src");
  await writePhoto(late);
  await expect(latePicture).not.toHaveAttribute("src", address ?? "");

  for (const { kind, size } of photos) {
    const picture = page.getByRole("img", { name: kind, exact: true });
    await expect(picture).toBeVisible();
    for (const source of await picture.locator("xpath=../*").all()) {
      const [address = ""] = (await source.getAttribute("srcset"))?.split(" ") ?? [];
      const made = await describePhoto(await (await page.request.get(address)).body());
      expect(made, address).toMatchObject({ space: "srgb", isUpright: true });
      expect(made.proportion, address).toBeCloseTo(size[0] / size[1], 1);
    }
  }
});
