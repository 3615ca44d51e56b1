import type { WebpackPluginInstance } from "webpack";

/**
 * Makes a webpack plugin that fails the build if any of the patterns matches no module: after an
 * upgrade of Gatsby, a rule that finds nothing would otherwise stop working unnoticed.
 */
export function requireModules(patterns: RegExp[]): WebpackPluginInstance {
  return {
    apply({ hooks, webpack }) {
      hooks.thisCompilation.tap("RequireModules", (compilation) => {
        compilation.hooks.finishModules.tap("RequireModules", (modules) => {
          const names = [...modules].map((module) => module.nameForCondition() ?? "");
          for (const pattern of patterns.filter((one) => !names.some((name) => one.test(name)))) {
            const message = `No module matches ${pattern} any more: look for it in gatsby/bundle.`;
            compilation.errors.push(new webpack.WebpackError(message));
          }
        });
      });
    },
  };
}
