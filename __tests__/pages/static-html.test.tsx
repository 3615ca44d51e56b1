/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { finishPage } from "../../gatsby/html/finish-pages";
import { SiteProviders } from "../../src/layout/site-providers";
import HomePage from "../../src/pages/index";
import { pageProps } from "../support/unit/sample-pages";

test("all styles are in the head, beside the element that lists them for Emotion", () => {
  const home = renderToString(
    <SiteProviders location={{ pathname: "/" }}>
      <HomePage {...pageProps()} />
    </SiteProviders>,
  );
  const html = `<html><head></head><body>${home}<script src="/app.js"></script></body></html>`;
  const page = finishPage(html, { early: "", late: "", isLocal: true });
  const [head = "", body = ""] = page.split("</head>");
  const [, rules = "", ids = ""] =
    /<style>([^<]+)<\/style><style data-emotion="css ([^"]+)"><\/style>/.exec(head) ?? [];
  const used = [...body.matchAll(/\bcss-([a-z0-9]+)/g)].map(([, id = ""]) => id);
  expect(used).not.toEqual([]);
  expect(used.filter((id) => !rules.includes(`.css-${id}`))).toEqual([]);
  expect(ids.split(" ")).toEqual(expect.arrayContaining(used));
  expect(body).not.toContain("<style");
});
