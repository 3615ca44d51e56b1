import { dirname } from "node:path";
import { expect as anyExpect, type Page, test } from "@playwright/test";
import sharp from "sharp";
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

function photo(color: string): Promise<Buffer> {
  const create = { width: 1200, height: 1200, channels: 3, background: color } as const;
  return sharp({ create }).jpeg().toBuffer();
}

test("a founder joins, whose photo comes later and is replaced", async ({ page }) => {
  await openAbout(page);
  const founder = {
    name: "Ada Bell",
    title: "Co-Founder",
    photo: { file: "photos/ada.jpg", alt: "Ada" },
    biography: ["She founded this."],
    email: "ada@willowline.example",
  };
  await content.write(
    "founders.json",
    JSON.stringify({ $schema: "./schemas/founders.schema.json", items: [founder] }),
  );
  await expect(page.getByRole("alertdialog")).toContainText(
    'content/founders.json → item 1 "Ada Bell" → photo: there is no file photos/ada.jpg; put it into content/photos',
  );

  await content.write("photos/ada.jpg", await photo("red"));
  const picture = page.getByAltText("Ada");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Ada Bell" })).toBeVisible();
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);

  const address = await picture.getAttribute("src");
  await content.write("photos/ada.jpg", await photo("blue"));
  await expect(picture).not.toHaveAttribute("src", address ?? "");
});
