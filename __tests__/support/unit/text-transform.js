/** Lets a test import a file as its text, as webpack does in a build. */
module.exports = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
