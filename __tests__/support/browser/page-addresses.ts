import type { APIRequestContext } from "@playwright/test";
import { pageElements } from "../../../gatsby/html/page-elements";
import { testBuilds } from "../../../tools/test-builds";

type Place = { page: string; request: APIRequestContext };

/** Where a published site says that it is; its test server is elsewhere. */
const publishedOrigin = new URL(testBuilds.prefixed.environment.SITE_URL).origin;

/**
 * Gives every address of this site that a page names: links, scripts, images of all sizes, fonts,
 * what search engines and other sites are told, and what is in the manifest it names.
 */
export async function addressesOn(html: string, { page, request }: Place): Promise<string[]> {
  const elements = pageElements(html);
  const named = elements.flatMap(({ attributes }) => [
    ...["href", "src"].flatMap((name) => attributes.get(name) ?? []),
    ...sizesIn(attributes.get("srcset") ?? ""),
    ...(attributes.get("property") === "og:image" || attributes.get("property") === "og:url"
      ? [attributes.get("content") ?? ""]
      : []),
  ]);
  const styles = elements
    .filter(({ name }) => name === "style")
    .flatMap(({ text }) => urlsIn(text));
  const late = elements
    .filter(({ name }) => name === "script")
    .flatMap(({ text }) => lateFilesIn(text));
  const manifest = elements.find(({ attributes }) => attributes.get("rel") === "manifest");
  const { start_url, icons } = await readManifest(
    new URL(manifest?.attributes.get("href") ?? "", page),
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
