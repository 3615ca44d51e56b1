import type { APIRequestContext } from "@playwright/test";
import { attributeOf, pageDocument, textOf } from "../../../gatsby/html/page-document";
import { testBuilds } from "../../../tools/test-builds";

type Place = { page: string; request: APIRequestContext };

/** Where a published site says that it is; its test server is elsewhere. */
const publishedOrigin = new URL(testBuilds.prefixed.environment.SITE_URL).origin;

/**
 * Gives every address of this site that a page names: links, scripts, images of all sizes, fonts,
 * what search engines and other sites are told, and what is in the manifest it names.
 */
export async function addressesOn(html: string, { page, request }: Place): Promise<string[]> {
  const { elements } = pageDocument(html);
  const named = elements.flatMap((element) => [
    ...["href", "src"].flatMap((name) => attributeOf(element, name) ?? []),
    ...sizesIn(attributeOf(element, "srcset") ?? ""),
    ...(/^og:(?:image|url)$/.test(attributeOf(element, "property") ?? "")
      ? [attributeOf(element, "content") ?? ""]
      : []),
  ]);
  const styles = elements
    .filter(({ tagName }) => tagName === "style")
    .flatMap((style) => urlsIn(textOf(style)));
  const late = elements
    .filter(({ tagName }) => tagName === "script")
    .flatMap((script) => lateFilesIn(textOf(script)));
  const manifest = elements.find((element) => attributeOf(element, "rel") === "manifest");
  const { start_url, icons } = await readManifest(
    new URL(manifest ? (attributeOf(manifest, "href") ?? "") : "", page),
    request,
  );
  const all = [...named, ...styles, ...late, start_url, ...icons.map(({ src }) => src)];
  return [...new Set(all.map((address) => here(address, page)))].filter(
    (address) => new URL(address).origin === new URL(page).origin,
  );
}

function here(address: string, page: string): string {
  const { origin } = new URL(page);
  const url = new URL(address.replace(publishedOrigin, origin), page);
  url.hash = "";
  return url.href;
}

function sizesIn(srcset: string): string[] {
  return srcset
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "")
    .filter(Boolean);
}

function urlsIn(css: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address]) => address ?? "");
}

/** The scripts and data that an inline script asks for. */
function lateFilesIn(script: string): string[] {
  return [...script.matchAll(/"(\/[^"\\]+\.js(?:on)?)"/g)].map(([, address]) => address ?? "");
}

async function readManifest(
  address: URL,
  request: APIRequestContext,
): Promise<{ start_url: string; icons: { src: string }[] }> {
  return (await request.get(address.href)).json();
}
