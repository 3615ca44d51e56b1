import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, parse } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumPath } from "../tools/chromium";
import { fontFiles } from "./font-files";

type Picture = { drawing: string; target: string; width: number; height?: number };

/** Drawings in place of photos. Only on request: an owner may have put photos there. */
const photos = process.argv.includes("--photos")
  ? readdirSync("artwork/portraits").map(portrait)
  : [];

const pictures: Picture[] = [
  ...photos,
  { drawing: "icon", target: "static/icons/icon-512.png", width: 512 },
  { drawing: "touch-icon", target: "static/icons/apple-touch-icon.png", width: 180 },
  { drawing: "social-image", target: "static/social-image.png", width: 1200, height: 630 },
];

async function renderAll(): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  const fontRules = await embeddedFonts();
  for (const picture of pictures) {
    const bytes = await render(browser, picture, fontRules);
    console.log(`${basename(picture.target)}: ${Math.round(bytes / 1024)} kB`);
  }
  await browser.close();
}

function portrait(file: string): Picture {
  const { name } = parse(file);
  return { drawing: `portraits/${name}`, target: `content/photos/${name}.png`, width: 1200 };
}

/** Returns `@font-face` rules that contain the fonts, so that drawings are the same everywhere. */
async function embeddedFonts(): Promise<string> {
  const rules = Object.entries(fontFiles).map(async ([family, file]) => {
    const data = await readFile(file, "base64");
    return `@font-face { font-family: "${family} Variable"; font-weight: 100 900;
      src: url("data:font/woff2;base64,${data}") format("woff2"); }`;
  });
  return (await Promise.all(rules)).join("\n");
}

/** Draws one SVG in the browser and writes it as a PNG of 256 colors; resolves with its bytes. */
async function render(browser: Browser, picture: Picture, fontRules: string): Promise<number> {
  const { drawing, target, width, height = width } = picture;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>${fontRules} body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>
    ${await readFile(`artwork/${drawing}.svg`, "utf8")}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const drawn = await page.screenshot({ omitBackground: true });
  await page.close();
  const written = await sharp(drawn)
    .png({ palette: true, quality: 100, dither: 1, effort: 10, compressionLevel: 9 })
    .toFile(target);
  return written.size;
}

renderAll();
