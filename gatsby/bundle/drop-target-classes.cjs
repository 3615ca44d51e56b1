/**
 * Babel plugin that takes out the extra class by which one Emotion component could select another,
 * which ours do not do: each is a word that no compression makes short, in the scripts and the HTML.
 * It runs on what @emotion/babel-plugin has written: `_styled("div", { target: "e1x0" })({ … })`.
 */
module.exports = function anonymousStyles() {
  return {
    visitor: {
      ObjectProperty(path) {
        if (path.node.key.name !== "target") return;
        const call = path.findParent((parent) => parent.isCallExpression());
        if (call?.node.callee.name === "_styled") path.remove();
      },
    },
  };
};
