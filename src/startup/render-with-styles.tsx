import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

type RenderedPage = { html: string; styles: ReactNode[] };

/**
 * Renders a page to HTML, with the styles it uses in one element for the head. By default, Emotion
 * writes a style element before each element, each of which costs bytes and a policy hash.
 *
 * @param element - the whole page.
 * @returns the body's HTML, and the style elements that Emotion finds again in the browser.
 */
export function renderWithStyles(element: ReactNode): RenderedPage {
  // No browser in package.json's list needs the prefixes that Emotion's own plugin adds.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{element}</CacheProvider>);
  const { styles } = extractCriticalToChunks(html);
  return {
    html,
    styles: styles.flatMap(({ key, ids, css }) => [
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet, which React would escape
      <style key={key} dangerouslySetInnerHTML={{ __html: css }} />,
      // Emotion moves the element that lists its classes. With the rules in it, the browser would
      // parse them and style the whole page a second time.
      <style key={`${key}-ids`} data-emotion={[key, ...ids].join(" ")} />,
    ]),
  };
}
