/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { PageFrame } from "../../src/layout/page-frame";
import HomePage from "../../src/pages/index";
import { renderWithStyles } from "../../src/startup/render-with-styles";
import { builtHome } from "../support/unit/built-pages";
import { pageProps } from "../support/unit/page-props";

function staticHome() {
  return renderWithStyles(
    <PageFrame>
      <HomePage {...pageProps(builtHome())} />
    </PageFrame>,
  );
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

test("a visitor without JavaScript can read the whole family view", () => {
  const { html } = staticHome();
  for (const words of [
    ...["Help for families", "Is this normal?", "under 10 minutes", "Feature 1", "Feature 2"],
    ...["Family step 1, first point", "Family step 2, second point", "Family words 3"],
    ...["Families, join us", "Families: third", "Write to us at", "mailto:hello@riverbend.example"],
  ]) {
    expect(html).toContain(words);
  }
});

test("so is the clinics' first screen, and no more of their view", () => {
  const { html } = staticHome();
  expect(html).toContain("Help for clinics");
  expect(html).toContain("28 weeks");
  expect(count(html, /data-for="providers"/g)).toBe(1);
});

test("no form can be submitted before React is there", () => {
  const { html } = staticHome();
  expect(count(html, /<form/g)).toBe(1);
  const buttons = html.match(/<button[^>]*type="submit"[^>]*>/g) ?? [];
  expect(buttons).toHaveLength(1);
  for (const button of buttons) expect(button).toContain("disabled");
});

test("nothing is hidden that a script would have to show again", () => {
  expect(staticHome().html).not.toMatch(/data-reveal="[a-z]/);
});

test("the families' radio is selected", () => {
  expect(staticHome().html).toMatch(
    /<input[^>]*checked=""[^>]*value="patients"|<input[^>]*value="patients"[^>]*checked=""/,
  );
});

test("all styles stand in the head, beside the element that lists them for Emotion", () => {
  const { html, styles } = staticHome();
  const head = renderToStaticMarkup(styles);
  expect(html).not.toContain("<style");
  expect(head).toMatch(/^<style>[^<]+<\/style><style data-emotion="css [^"]+"><\/style>$/);
  for (const name of html.match(/css-[a-z0-9]+/g) ?? []) {
    expect(head).toContain(name.replace("css-", ""));
  }
  expect(head).not.toContain("&gt;");
});
