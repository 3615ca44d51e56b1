import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import features from "../../content/features.json";
import hero from "../../content/hero.json";
import journeys from "../../content/journeys.json";
import site from "../../content/site.json";
import testimonials from "../../content/testimonials.json";
import waitlist from "../../content/waitlist.json";

/** Addresses of the two fonts, as the built site has them. */
export type LimitFonts = { text: string; headline: string };

/** Writes the limit page beside the pages of a built site. Throws if the site lacks its fonts. */
export async function writeLimitPage(folder: string): Promise<void> {
  const files = await readdir(join(folder, "static"));
  function fontOf(name: string): string {
    const file = files.find((candidate) => candidate.startsWith(`${name}-`));
    if (!file) throw new Error(`The built site has no font ${name} for the limit page.`);
    return `/static/${file}`;
  }
  const fonts = { text: fontOf("figtree"), headline: fontOf("fraunces") };
  await writeFile(join(folder, "limit.html"), limitPage(fonts));
}

/**
 * Returns the page that ours is measured against: what the families' view says, by hand, with the
 * same fonts but without a line of JavaScript. No site with these words can be much faster.
 */
export function limitPage(fonts: LimitFonts): string {
  const { patients } = hero;
  const words = waitlist.patients;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(site.name)}</title>
<meta name="description" content="${escaped(patients.text)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${Object.values(fonts).map(preload).join("\n")}
<style>
@font-face{font-family:Text;src:url(${fonts.text});font-weight:400 700;font-display:optional}
@font-face{font-family:Headline;src:url(${fonts.headline});font-weight:520;font-display:optional}
:root{color-scheme:light dark;font:1.0625rem/1.55 Text,sans-serif}
body{max-width:44rem;margin:auto;padding:1rem}
h1,h2,blockquote{font-family:Headline,serif;font-weight:520;line-height:1.15}
h1{font-size:2.25rem}
blockquote{margin:0;font-size:1.2rem}
a,input{display:inline-block;min-height:2.75rem}
</style>
</head>
<body>
<header><a href="/">${escaped(site.name)}</a></header>
<main>
<p>${escaped(patients.eyebrow)}</p>
<h1>${escaped(patients.headline)}</h1>
<p>${escaped(patients.text)}</p>
<p><a href="#waitlist">${escaped(patients.joinLabel)}</a></p>
<ul>${patients.chat.messages.map(({ text }) => `<li>${escaped(text)}</li>`).join("")}</ul>
${section(features.title, features.items)}
${section(journeys.patients.title, journeys.patients.items)}
<h2>${escaped(testimonials.patients.title)}</h2>
${testimonials.patients.items.map(quote).join("\n")}
<h2 id="waitlist">${escaped(words.headline)}</h2>
<p>${escaped(words.blurb)}</p>
<ul>${words.bullets.map((bullet) => `<li>${escaped(bullet)}</li>`).join("")}</ul>
<form method="post"><label>Full Name <input name="name"></label>
<label>Email Address <input name="email" type="email"></label>
<button>${escaped(words.submitLabel)}</button></form>
</main>
<footer><p>${escaped(site.blurb)}</p><p>${escaped(site.emergency)}</p></footer>
</body>
</html>
`;
}

function preload(font: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`;
}

function section(title: string, items: { title: string; description: string }[]): string {
  const parts = items.map(
    (item) => `<h3>${escaped(item.title)}</h3><p>${escaped(item.description)}</p>`,
  );
  return `<h2>${escaped(title)}</h2>${parts.join("")}`;
}

function quote(words: { quote: string; author: string; role: string }): string {
  return `<blockquote>${escaped(words.quote)}</blockquote><p>${escaped(words.author)}, ${escaped(words.role)}</p>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
