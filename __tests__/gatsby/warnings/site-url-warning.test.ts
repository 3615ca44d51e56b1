/** @jest-environment node */
import { warnAboutMissingSiteUrl } from "../../../gatsby/warnings/site-url-warning";

test("a build that does not know its address says once what is missing for that", () => {
  const warn = jest.fn();
  warnAboutMissingSiteUrl(undefined, { warn });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^SITE_URL is not set: .*sitemap/));
});

test("one that knows it says nothing", () => {
  const warn = jest.fn();
  warnAboutMissingSiteUrl("https://willowline.example", { warn });
  expect(warn).not.toHaveBeenCalled();
});
