/** @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { cacheByPrefix, forgetOtherPrefix } from "../../gatsby/forget-other-prefix";
import { temporaryFolder, writeBuiltSite } from "../support/built-site";

test.each([
  { prefix: "/willowline", isThere: true },
  { prefix: "", isThere: false },
  { prefix: "/other", isThere: false },
])(
  'a build below /willowline is still there before one below "$prefix": $isThere',
  async ({ prefix, isThere }) => {
    const folder = join(temporaryFolder(), "public");
    writeBuiltSite({}, { prefix: "/willowline", folder });
    await forgetOtherPrefix(folder, prefix);
    expect(existsSync(folder)).toBe(isThere);
  },
);

test("where nothing is built, there is nothing to forget", async () => {
  await expect(forgetOtherPrefix(join(temporaryFolder(), "public"), "")).resolves.toBeUndefined();
});

test("webpack uses its cache for one prefix only", () => {
  const setWebpackConfig = jest.fn();
  for (const prefix of ["", "/willowline", ""])
    cacheByPrefix({ actions: { setWebpackConfig } }, prefix);
  const [root, prefixed, rootAgain] = setWebpackConfig.mock.calls;
  expect(prefixed).not.toEqual(root);
  expect(rootAgain).toEqual(root);
});
