import { resolve } from "node:path";
import { buildSync } from "esbuild";

/**
 * Makes an inline script that calls a function, out of its file and all that the file imports.
 *
 * @param file - its path in the project.
 * @param name - of the function, which the file exports.
 * @param argument - what the function is called with, if anything.
 * @returns the script's source, minified.
 * @throws Error if there is no such file or function.
 */
export function inlineScript(file: string, name: string, argument?: unknown): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { ${name} } from "./${file}"; ${name}(${JSON.stringify(argument) ?? ""});`,
      resolveDir: resolve("."),
    },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
    logLevel: "silent",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
