/** @jest-environment node */
import type { CreateWebpackConfigArgs } from "gatsby";
import { configureBundle } from "../../../gatsby/bundle/configure-bundle";

function cacheVersion(pathPrefix: string): string {
  process.env.PATH_PREFIX = pathPrefix;
  const setWebpackConfig = jest.fn();
  const args: Partial<CreateWebpackConfigArgs> = { stage: "develop" };
  configureBundle({ ...args, actions: { setWebpackConfig } } as never);
  return setWebpackConfig.mock.calls[0][0].cache.version;
}

afterEach(() => {
  delete process.env.PATH_PREFIX;
});

test("webpack uses its cache for one prefix only", () => {
  expect(cacheVersion("/willowline")).not.toBe(cacheVersion(""));
  expect(cacheVersion("/willowline")).toBe(cacheVersion("willowline/"));
});
