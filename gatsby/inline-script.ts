import { resolve } from "node:path";
import { buildSync } from "esbuild";

/**
 * Makes an inline script out of a function in `src/startup`, with all that it imports.
 *
 * @param name - of the function, which is the file's name in camel case.
 * @param argument - what the script calls the function with, if anything.
 * @returns the script's source, minified.
 * @throws Error if there is no such file or function.
 */
export function inlineScript(name: string, argument?: unknown): string {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { ${name} } from "./${file}"; ${name}(${JSON.stringify(argument) ?? ""});`,
      resolveDir: resolve("src/startup"),
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
