import { graphql, withPrefix } from "gatsby";

type PageHeadProps = {
  /** The page's path, without prefix; none for a page that search engines must not list. */
  path?: string;
  meta: Queries.PageMetaFragment;
  content: Queries.PageHeadFragment;
};

/** Size in pixels of static/social-image.png, as artwork/social-image.svg draws it. */
const socialImage = { path: "/social-image.png", width: 1200, height: 630 };

/** Title, description and sharing tags; absolute addresses only in a build with `SITE_URL`. */
export function PageHead({ path, meta, content }: PageHeadProps) {
  const { siteUrl } = content;
  const { name } = content.site;
  const title = path === "/" ? `${name}: ${meta.title}` : `${meta.title} · ${name}`;
  // Hosts and the sitemap have addresses with a final slash, whichever path a page was made with.
  const address = siteUrl && path ? siteUrl + withPrefix(path.replace(/\/?$/, "/")) : undefined;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {path ? null : <meta name="robots" content="noindex" />}
      {address ? <link rel="canonical" href={address} /> : null}
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      {address ? <meta property="og:url" content={address} /> : null}
      {siteUrl ? (
        <>
          <meta property="og:image" content={siteUrl + withPrefix(socialImage.path)} />
          <meta property="og:image:width" content={String(socialImage.width)} />
          <meta property="og:image:height" content={String(socialImage.height)} />
          <meta property="og:image:alt" content={content.pages.socialImageAlt} />
        </>
      ) : null}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export const pageHeadFragment = graphql`
  fragment PageMeta on PageMeta {
    title
    description
  }

  fragment PageHead on Content {
    siteUrl
    site {
      name
    }
    pages {
      socialImageAlt
    }
  }
`;
