/** @jest-environment node */
import { join } from "node:path";
import { startServer } from "../../tools/http-server";
import { runProgram } from "../support/run-program";
import { temporaryFolder } from "../support/temporary-folder";

test("npm test says at its start that its port is in use", async () => {
  const { url, close } = await startServer({ port: 0, host: "127.0.0.1" }, () => undefined);
  const { ended, output } = runProgram("__tests__/support/browser/prepare.ts", {
    folder: ".",
    environment: { TEST_PORT: new URL(url).port },
  });
  const code = await ended;
  await close();
  expect(code).toBe(1);
  expect(output()).toMatch(
    /^Port \d+ is in use by another program; set TEST_PORT to a free one\.\n$/,
  );
});

test("a test site that was not finished is not opened", async () => {
  const TEST_SITE = join(temporaryFolder(), "public");
  jest.replaceProperty(process, "env", { ...process.env, TEST_SITE });
  const { default: serveTestSite } = await import("../support/browser/serve-test-site");
  await expect(serveTestSite()).rejects.toThrow("run npm run test:build.");
});
