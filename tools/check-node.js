// Has to run in every Node, however old: plain JavaScript, before anything else.
const { engines } = require("../package.json");

const oldest = engines.node.replace(">=", "");
const [major, minor] = process.versions.node.split(".").map(Number);
const [oldestMajor, oldestMinor] = oldest.split(".").map(Number);

if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(
    `This needs Node ${oldest} or later, but your Node is ${process.versions.node}. Install the one that https://nodejs.org recommends, and run "npm ci" again.`,
  );
  process.exit(1);
}
