/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { PageFrame } from "../../src/layout/page-frame";
import HomePage from "../../src/pages/index";
import { renderWithStyles } from "../../src/startup/render-with-styles";
import { content, pageProps } from "../support/unit/sample-pages";

function staticHome() {
  return renderWithStyles(
    <PageFrame location={{ pathname: "/" }}>
      <HomePage {...pageProps()} />
    </PageFrame>,
  );
}

function withoutTags(text: string): string {
  return text.replace(/<[^>]*>/g, "");
}

function escaped(text = ""): string {
  return withoutTags(renderToStaticMarkup(<p>{text}</p>));
}

test("a visitor without JavaScript can read all views, of which CSS shows the families'", () => {
  const text = withoutTags(staticHome().html);
  const { hero, features, journeys, testimonials, waitlist, site } = content;
  for (const words of [
    ...[hero.patients.chat.messages[0]?.text, hero.patients.chat.responseTime],
    ...features.items.map(({ description }) => description),
    ...journeys.patients.items.flatMap(({ points }) => points),
    ...testimonials.patients.items.map(({ quote }) => quote),
    ...[...waitlist.patients.bullets, waitlist.withoutScript, site.email],
    ...testimonials.providers.items.map(({ quote }) => quote),
    ...waitlist.providers.bullets,
  ]) {
    expect(text).toContain(escaped(words));
  }
});

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
