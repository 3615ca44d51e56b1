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

test.each([
  // What nobody sees.
  ["https://a.example/x\u200B", "there is an invisible character (U+200B) at its end; remove it"],
  [
    "https://a.example/\u2060x",
    "there is an invisible character (U+2060) after …https://a.example/; remove it",
  ],
  ["\uFEFFhttps://a.example/", "there is an invisible character (U+FEFF) at its start"],
  ["https://a.example/x%E2%80%8B", "there is an invisible character (U+200B) at its end"],
  [
    "https://a.example/x\u00AD-y",
    "there is an invisible character (U+00AD) after …https://a.example/x",
  ],
  ["https://a.example/x\u00A0", "there is a special space (U+00A0) at its end"],
  ["https://a.example/x ", "there is a space at its end; remove it"],
  [" https://a.example/x", "there is a space at its start; remove it"],
  ["https://a.example/x%20", "there is a space at its end"],
  ["https://a.example/our page", "there is a space after …ttps://a.example/our; remove it"],
  ["https://a.example/x\n", "there is an invisible character (U+000A) at its end"],
  // The words around it.
  ["https://a.example/x,", "it ends with “,”, which belongs to the words around it; remove it"],
  ["https://a.example/x.", "it ends with “.”, which"],
  ["https://a.example.", "it ends with “.”, which"],
  ["https://a.example/x;", "it ends with “;”, which"],
  ["https://a.example/x’", "it ends with “’”, which"],
  ["https://a.example/x'", "it ends with “'”, which"],
  ["https://a.example/x)", "it has a ) in it that belongs to the words around it"],
  ["https://a.example/willow_(tree))", "it has a ) in it that belongs to the words around it"],
  ['https://a.example/x"', 'it has " in it, which no web address has'],
  ["https://a.example/x”", "it has ” in it"],
  ["“https://a.example/x", "it has “ in it"],
  ["<https://a.example/x>", "it has < in it"],
  // What a template leaves.
  [
    "https://a.example/in/<your-page>",
    "it has < in it, which no web address has; remove it, or write there what it stands for",
  ],
  ["https://a.example/in/{name}", "it has { in it"],
  ["https://a.example/in/[name]", "it has [ in it"],
  ["https://a.example\\x", "it has \\ in it"],
  ["https://a.example/?a=1&amp;b=2", "it has the HTML code &amp; in it; write & alone"],
  ["https://https://a.example/", "it begins with https:// twice"],
  // What no browser opens.
  ["https://a.example:99999/x", "there is no port 99999, as 65535 is the highest; correct it"],
  ["https://a..example/", "it has a period too many in its name; remove it"],
  ["https://.example/", "it has a period too many in its name"],
  ["https://a.example:8o/", "no browser can open it"],
  ["https://", "no browser can open it"],
  [
    "https://user:pass@a.example/",
    "it has a user name or a password in it, before the @, which browsers refuse",
  ],
  ["https://token@a.example/", "it has a user name or a password in it"],
])("%j cannot work: %s", (address, fault) => {
  expect(webAddressFault(address)).toContain(fault);
});
