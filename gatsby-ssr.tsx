import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { type GatsbySSR, withPrefix } from "gatsby";
import { renderToString } from "react-dom/server";
import { viewScript } from "./src/audience/view-script";
import { startScript } from "./src/layout/start-script";

/** Renders a page and puts Emotion's styles into one element of its head. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  // No supported browser needs Emotion's prefixes, which every page would carry.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  replaceBodyHTMLString(html);
  setHeadComponents(
    extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      <style
        key={key}
        data-emotion={`${key} ${ids.join(" ")}`}
        // Without it, Emotion would move the element, and the browser would style the page twice.
        data-s=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the CSS
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "en" });
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own
    <script key="inline" dangerouslySetInnerHTML={{ __html: inlineScripts.join("") }} />,
    // With `no-referrer`, browsers would send `Origin: null` with a signup.
    <meta key="referrer" name="referrer" content="strict-origin" />,
    <link key="icon" rel="icon" href={withPrefix("/favicon.svg")} type="image/svg+xml" />,
    <link
      key="touch-icon"
      rel="apple-touch-icon"
      href={withPrefix("/icons/apple-touch-icon.png")}
    />,
  ]);
};

/** The browser runs these sources in the head, before the first paint. */
const inlineScripts = [viewScript, startScript, decodeFonts].map((script) => `(${script})();`);

/** Decodes the inlined fonts before the first layout, so that lines do not move after it. */
function decodeFonts() {
  for (const font of document.fonts) if (font.display === "block") void font.load();
}
