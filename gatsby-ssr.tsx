import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { type GatsbySSR, withPrefix } from "gatsby";
import { renderToString } from "react-dom/server";
import { beforePaint } from "./src/audience/before-paint";

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
        // Emotion moves elements without this mark, and the browser styles the page a second time.
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: `(${beforePaint})()` }} />,
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
