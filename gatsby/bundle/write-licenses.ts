import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { WebpackPluginInstance } from "webpack";

const fontFolder = "src/styles/fonts";

/**
 * Makes a webpack plugin that writes the licenses of all packages in the scripts into one file, and
 * those of the fonts beside the fonts.
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
          const texts = [...folders].map(licenseOf).sort();
          write("third-party-licenses.txt", texts.join(`\n${"-".repeat(80)}\n\n`));
          for (const file of readdirSync(fontFolder).filter((name) => name.endsWith(".txt"))) {
            write(`static/${file}`, readFileSync(join(fontFolder, file), "utf8"));
          }
        });

        function write(file: string, text: string): void {
          compilation.emitAsset(file, new webpack.sources.RawSource(text));
        }
      });
    },
  };
}

/** The part of a module's path that is the folder of its package. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

function licenseOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : `License: ${about.license}`;
  return `${about.name} ${about.version} ${about.homepage ?? ""}\n\n${text}\n`;
}
