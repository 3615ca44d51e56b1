import { characterInWords, unseen } from "./characters";

/** What no address that works has in it, and what to do about it. */
const faults: [pattern: RegExp, sentence: (found: string) => string][] = [
  [/^https?:\/+https?:/i, () => "it begins with https:// twice; remove one of the two"],
  [
    // An address with a number in place of a name has brackets: http://[::1]:9001/.
    /["“”„«»‹›<>`{}|\\^]|(?<!^https?:\/\/)\[/i,
    (found) =>
      `it has ${found} in it, which no web address has; remove it, or write there what it stands for`,
  ],
  [/&amp;|&#38;/, (found) => `it has the HTML code ${found} in it; write & alone`],
  [
    /[.,;:!?'‘’*…]$/,
    (found) => `it ends with “${found}”, which belongs to the words around it; remove it`,
  ],
];

/**
 * Says why a web address leads nowhere, or not where it was meant to.
 *
 * @param address - what begins with `https://` or `http://`, perhaps after a space.
 * @returns what is wrong and how to fix it, about "it"; undefined if the address may work.
 */
export function webAddressFault(address: string): string | undefined {
  const unseenFault = unseenCharacter(address) ?? unseenCharacter(withoutEscapes(address));
  if (unseenFault) return unseenFault;
  for (const [pattern, sentence] of faults) {
    const found = pattern.exec(address);
    if (found) return sentence(found[0]);
  }
  if (address.split(")").length > address.split("(").length) {
    return "it has a ) in it that belongs to the words around it; remove it";
  }
  // Browsers refuse such a port like anything else.
  const port = Number(/^https?:\/\/[^/?#]*:(\d+)(?=[/?#]|$)/i.exec(address)?.[1] ?? 443);
  if (port > 65_535) return `there is no port ${port}, as 65535 is the highest; correct it`;
  try {
    const { hostname, username, password } = new URL(address);
    if (hostname.split(".").includes("")) return "it has a period too many in its name; remove it";
    if (username === "" && password === "") return undefined;
    return "it has a user name or a password in it, before the @, which browsers refuse; remove it";
  } catch {
    return "no browser can open it; copy it again from a browser's address bar";
  }
}

function unseenCharacter(text: string): string | undefined {
  const found = unseen.exec(text);
  if (!found) return undefined;
  const before = text.slice(0, found.index);
  const isEnd = found.index + found[0].length === text.length;
  const afterPart = isEnd ? "at its end" : `after …${before.slice(-20)}`;
  const place = before === "" ? "at its start" : afterPart;
  return `there is ${characterInWords(found[0])} ${place}; remove it`;
}

/** An address as a browser reads its escapes; an escaped space may be meant, but for one at its end. */
function withoutEscapes(address: string): string {
  try {
    return decodeURIComponent(address).replace(/ (?!$)/g, "_");
  } catch {
    // These escapes are not of letters.
    return "";
  }
}
