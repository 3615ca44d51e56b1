/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { SiteProviders } from "../../src/layout/site-providers";
import HomePage from "../../src/pages/index";
import { renderWithStyles } from "../../src/startup/render-with-styles";
import { pageProps } from "../support/unit/sample-pages";

function staticHome() {
  return renderWithStyles(
    <SiteProviders location={{ pathname: "/" }}>
      <HomePage {...pageProps()} />
    </SiteProviders>,
  );
}

test("all styles are in the head, beside the element that lists them for Emotion", () => {
  const { html, styles } = staticHome();
  const head = renderToStaticMarkup(styles);
  expect(html).not.toContain("<style");
  expect(head).toMatch(/^<style>[^<]+<\/style><style data-emotion="css [^"]+"><\/style>$/);
  for (const name of html.match(/css-[a-z0-9]+/g) ?? []) {
    expect(head).toContain(name.replace("css-", ""));
  }
  expect(head).not.toContain("&gt;");
});
