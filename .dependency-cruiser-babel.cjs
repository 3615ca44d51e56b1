// TypeScript 7 has no parser for other programs.
module.exports = {
  configFile: false,
  presets: [["@babel/preset-typescript", { onlyRemoveTypeImports: true }]],
  plugins: [keepTypeImports],
};

/** An import of a type depends on a file too. */
function keepTypeImports() {
  return {
    visitor: {
      Program({ node }) {
        for (const statement of node.body) {
          if ("importKind" in statement) statement.importKind = "value";
        }
      },
    },
  };
}
