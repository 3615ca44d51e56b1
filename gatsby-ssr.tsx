import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type GatsbySSR, withPrefix } from "gatsby";
import { isNotFoundPage } from "./gatsby/html/site-pages";
import { SiteProviders } from "./src/layout/site-providers";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => {
  // No browser in package.json's list needs the prefixes that Emotion's own plugin adds: 860 bytes.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  return (
    <CacheProvider value={cache}>
      <SiteProviders location={props.location}>{element}</SiteProviders>
    </CacheProvider>
  );
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
  pathname,
}) => {
  // The 404 page is shown at any path, and in development so is the HTML of every page.
  const isPage = process.env.NODE_ENV === "production" && !isNotFoundPage(pathname);
  setHtmlAttributes({ lang: "en", ...(isPage ? { "data-path": withPrefix(pathname) } : {}) });
  setHeadComponents([
    // Other sites learn which site a visitor comes from, never which page or audience. If they learned
    // less, a browser would send `Origin: null` with a signup, and a receiver could not filter by it.
    <meta key="referrer" name="referrer" content="strict-origin" />,
    // React renders the pages' Head again in the browser: from there, icons would be fetched twice.
    <link key="icon" rel="icon" href={withPrefix("/favicon.svg")} type="image/svg+xml" />,
    <link
      key="touch-icon"
      rel="apple-touch-icon"
      href={withPrefix("/icons/apple-touch-icon.png")}
    />,
  ]);
};
