import { canonicalizeUrl } from "../../src/startup/canonicalize-url";

/** Opens an address on the page `/`, and gives the one that the page's scripts find. */
function arriveAt(address: string): string {
  window.history.replaceState({ key: "1" }, "", address);
  canonicalizeUrl("/");
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

const endings = [
  ...[".", ",", ")", "/", "_", "*", '"', "=", "&", "?"],
  ...["%20", "%22", "%23", "%E2%80%8B"],
];

test.each([
  ["/#WAITLIST", "/#waitlist"],
  ...endings.map((ending) => [`/#waitlist${ending}`, "/#waitlist"]),
  ["/#/waitlist", "/#waitlist"],
  ["/#!Journey.", "/#journey"],
  ["/#%20features", "/#features"],
  ["/#waitlist?utm_source=x", "/?utm_source=x#waitlist"],
  ["/?a=1#waitlist&utm_source=%FF", "/?a=1&utm_source=%FF#waitlist"],
  ["/#waitlist%3Futm_source%3Dx", "/?utm_source%3Dx#waitlist"],
  ["/?AUDIENCE=PROVIDERS#WAITLIST", "/?AUDIENCE=PROVIDERS#waitlist"],
  // One in the other.
  ["/?audience=providers%23waitlist", "/?audience=providers#waitlist"],
  ["/?utm_source=news%23waitlist", "/?utm_source=news#waitlist"],
  ["/#waitlist?audience=providers", "/?audience=providers#waitlist"],
  ["/?a=1#Waitlist&audience=3Dproviders", "/?a=1&audience=3Dproviders#waitlist"],
  ["/#audience=providers", "/?audience=providers"],
  ["/#?audience=providers", "/?audience=providers"],
  ["/?a=1&#38;audience=providers", "/?a=1&&audience=providers"],
  // At what is no valid URI, Gatsby's scripts would fail.
  ["/#100%", "/#100~"],
  ["/?u=%FF#50%-off", "/?u=%FF#50~-off"],
])("%s arrives as %s, and with its entry of the history", (address, canonical) => {
  expect(arriveAt(address)).toBe(canonical);
  expect(window.history.state).toEqual({ key: "1" });
  expect(arriveAt(canonical)).toBe(canonical);
});

test.each([
  "/#caf%C3%A9",
  "/#waitlist-form",
  "/#waitlisted",
  "/#the-waitlist",
  "/#providers",
  "/?utm_term=%23waitlist",
  "/?audience=3Dproviders&q=a%20b&&u=%FF;v#about",
])("%s stays as it is", (address) => {
  expect(arriveAt(address)).toBe(address);
});
