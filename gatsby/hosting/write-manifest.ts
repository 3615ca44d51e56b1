import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { themeColors } from "../../src/styles/theme-colors";

/** From `content/site.json`. */
type SiteWords = { name: string; tagline: string };

/**
 * Writes manifest.webmanifest, from which a phone takes the name and the icon on its home screen.
 * Its addresses are relative to the file, so that they are right under any path prefix.
 *
 * @param folder - the built site.
 */
export async function writeManifest(folder: string, { name, tagline }: SiteWords): Promise<void> {
  const icon = (file: string, size: number) => ({
    src: `icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    start_url: "./",
    display: "browser",
    background_color: themeColors.patients.light,
    theme_color: themeColors.patients.light,
    icons: [
      icon("icon-192", 192),
      icon("icon-512", 512),
      { ...icon("icon-maskable-512", 512), purpose: "maskable" },
    ],
  };
  await writeFile(join(folder, "manifest.webmanifest"), JSON.stringify(manifest));
}
