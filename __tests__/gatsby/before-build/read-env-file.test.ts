/** @jest-environment node */
import { resolve } from "node:path";
import { runProgram, withTsx } from "../../support/run-program";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const folder = writeFiles(temporaryFolder(), {
  ".env.production": "SITE_URL=https://willowline.example\nPATH_PREFIX=/beta\n",
});

test("a build takes the variables in .env.production, but not those that are set", async () => {
  const config = JSON.stringify(resolve("gatsby-config.ts"));
  const print = `const { pathPrefix, siteMetadata } = require(${config}).default;
    console.log(pathPrefix, siteMetadata.siteUrl)`;
  const environment = { NODE_ENV: "production", PATH_PREFIX: "/set", SITE_URL: undefined };
  const build = runProgram([...withTsx, "--eval", print], { folder, environment });
  expect(await build.ended).toBe(0);
  expect(build.output()).toBe("/set https://willowline.example\n");
});
