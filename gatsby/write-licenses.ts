import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { WebpackPluginInstance } from "webpack";

const fontFolder = "src/styles/fonts";

/**
 * Makes a webpack plugin that writes the licenses of the fonts and of all packages in the scripts into
 * `third-party-licenses.txt`. Nothing here has to change when a package or a font does.
 */
export function writeLicenses(): WebpackPluginInstance {
  return {
    apply({ hooks, webpack }) {
      hooks.thisCompilation.tap("WriteLicenses", (compilation) => {
        // Gatsby copies its own code into `.cache`, out of which webpack takes it.
        const folders = new Set([resolve("node_modules/gatsby")]);
        // Later, webpack has joined modules into others and lost sight of where they came from.
        compilation.hooks.finishModules.tap("WriteLicenses", (modules) => {
          for (const module of modules) {
            const folder = packageFolder.exec(module.nameForCondition() ?? "")?.[0];
            if (folder) folders.add(folder);
          }
        });
        compilation.hooks.processAssets.tap("WriteLicenses", () => {
          const texts = [...fontLicenses(), ...[...folders].map(licenseOf).sort()];
          const text = texts.join(`\n${"-".repeat(80)}\n\n`);
          compilation.emitAsset("third-party-licenses.txt", new webpack.sources.RawSource(text));
        });
      });
    },
  };
}

/** The part of a module's path that is the folder of its package. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

function fontLicenses(): string[] {
  const files = readdirSync(fontFolder).filter((name) => name.endsWith(".txt"));
  return files.map((file) => readFileSync(join(fontFolder, file), "utf8"));
}

function licenseOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : `License: ${about.license}`;
  return `${about.name} ${about.version} ${about.homepage ?? ""}\n\n${text}\n`;
}
