type Reporter = { warn(message: string): void };

/**
 * Warns if the build does not know the site's address, and says what the site then lacks.
 *
 * @param siteUrl - the site's origin, if it is known.
 * @param reporter - Gatsby's, which prints the warning.
 */
export function warnAboutMissingSiteUrl(siteUrl: string | undefined, reporter: Reporter): void {
  if (siteUrl) return;
  reporter.warn(
    "SITE_URL is not set: pages have no canonical address and no sharing image, there is no sitemap, and signups may also go to http://localhost. Right on your own machine; set it for a site that is published.",
  );
}
