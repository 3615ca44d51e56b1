/** @jest-environment node */
import { webAddressFault } from "../../gatsby/web-address";

test.each([
  "https://www.linkedin.com/company/willowline-by-text",
  "https://a.example",
  "https://a.example/",
  "https://a.example:8443/x",
  "HTTPS://A.EXAMPLE/X",
  "http://localhost:9001/patients",
  "http://[::1]:9001/patients",
  "https://bücher.example/straße/東京",
  "https://a.example/a%20b?q=%C3%A9&r=1#s",
  "https://a.example/%FF",
  "https://en.wikipedia.org/wiki/Willow_(tree)",
  "https://a.example/@maya/x_y-z~1/",
  "https://a.example/?a=b=",
  "https://a.example/it's-here",
])("%s may work", (address) => {
  expect(webAddressFault(address)).toBeUndefined();
});

const ofWords = ", which belongs to the words around it; remove it";
const a = "https://a.example";

test.each([
  // What nobody sees.
  [`${a}/x\u200B`, "there is an invisible character (U+200B) at its end; remove it"],
  [`${a}/\u2060x`, `there is an invisible character (U+2060) after …${a}/; remove it`],
  [`\uFEFF${a}/`, "there is an invisible character (U+FEFF) at its start"],
  [`${a}/x%E2%80%8B`, "there is an invisible character (U+200B) at its end"],
  [`${a}/x\u00A0`, "there is a special space (U+00A0) at its end"],
  [` ${a}/x`, "there is a space at its start; remove it"],
  ...[`${a}/x `, `${a}/x%20`].map((address) => [address, "there is a space at its end; remove it"]),
  [`${a}/our page`, "there is a space after …ttps://a.example/our; remove it"],
  // The words around it.
  ...[..."’';,."].map((mark) => [`${a}/x${mark}`, `it ends with “${mark}”${ofWords}`]),
  ...["x)", "willow_(tree))"].map((end) => [`${a}/${end}`, "it has a ) in it that belongs to the"]),
  [`${a}/x"`, 'it has " in it, which no web address has'],
  [`“${a}/x`, "it has “ in it"],
  // What a template leaves.
  [`${a}/<your-page>`, "it has < in it, which no web address has; remove it, or write there what"],
  [`${a}/in/[name]`, "it has [ in it"],
  [`${a}\\x`, "it has \\ in it"],
  [`${a}/?a=1&amp;b=2`, "it has the HTML code &amp; in it; write & alone"],
  [`https://${a}/`, "it begins with https:// twice"],
  // What no browser opens.
  [`${a}:99999/x`, "there is no port 99999, as 65535 is the highest; correct it"],
  ["https://a..example/", "it has a period too many in its name; remove it"],
  ["https://.example/", "it has a period too many in its name"],
  [`${a}:8o/`, "no browser can open it"],
  ["https://", "no browser can open it"],
  ["https://user:pass@a.example/", "it has a user name or a password in it, before the @, which"],
  ["https://token@a.example/", "it has a user name or a password in it"],
])("%j cannot work: %s", (address = "", fault) => {
  expect(webAddressFault(address)).toContain(fault);
});
