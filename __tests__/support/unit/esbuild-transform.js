const { transformSync } = require("esbuild");

/** Makes of a file what Jest runs, in a fraction of the time that Babel takes. */
module.exports = {
  process: (text, file) =>
    transformSync(text, {
      format: "cjs",
      jsx: "automatic",
      loader: "tsx",
      sourcefile: file,
      sourcemap: "inline",
      // Jest can import nothing but by `require`.
      supported: { "dynamic-import": false },
      target: "node20",
    }),
};
