import { graphql, withPrefix } from "gatsby";

type StructuredDataProps = { content: Queries.StructuredDataFragment };

/** Organization and WebSite as JSON-LD, in a build with `SITE_URL`. */
export function StructuredData({ content }: StructuredDataProps) {
  const { siteUrl } = content;
  if (!siteUrl) return null;
  const home = siteUrl + withPrefix("/");
  const { name, tagline, email, social } = content.site;
  const graph = {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${home}#organization`,
        name,
        slogan: tagline,
        url: home,
        logo: siteUrl + withPrefix("/icons/icon-512.png"),
        email,
        sameAs: social ? [social.url] : undefined,
      },
      {
        "@type": "WebSite",
        "@id": `${home}#website`,
        name,
        url: home,
        publisher: { "@id": `${home}#organization` },
      },
    ],
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which React would escape as text
      dangerouslySetInnerHTML={{ __html: escapeForScript(graph) }}
    />
  );
}

/** Returns JSON in which no string can close the script element. */
function escapeForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}

export const structuredDataFragment = graphql`
  fragment StructuredData on Content {
    siteUrl
    site {
      name
      tagline
      email
      social {
        url
      }
    }
  }
`;
