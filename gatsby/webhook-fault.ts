import { isWebhookAddress } from "../src/waitlist/submission/webhook-addresses";
import { isThisMachine } from "./site-address";

/** These hosts answer at any address, but keep a signup only at those below. */
const googleHosts = /(^|\.)(google\.com|googleusercontent\.com|goo\.gl|forms\.gle)$/;
const zapierHosts = /(^|\.)zapier\.com$/;
const keepingAddresses =
  /^(script\.google\.com\/(a\/([\w.-]+\/)?)?macros\/([\w-]+\.[\w.-]+\/)?s\/[\w-]+\/exec|hooks\.zapier\.com\/hooks\/catch\/\w+\/\w.*)$/;

/** Says why visitors could not send to an address; undefined if nothing is known against it. */
export function webhookFault(address: string): string | undefined {
  if (/[^!-~]/.test(address)) {
    return "it has a space, an accented letter or an invisible character in it; copy it again";
  }
  if (!isWebhookAddress(address)) {
    return "it must be a whole address, such as https://hooks.zapier.com/hooks/catch/1/abc";
  }
  const { protocol, username, password, hostname, pathname } = new URL(address);
  if (username || password) return "browsers send nothing to an address with a name before an @";
  if (pathname.includes("/webhook-test/")) {
    return "a test webhook takes signups only while its editor listens; use the production address";
  }
  if (!keepingAddresses.test(hostname + pathname)) {
    if (googleHosts.test(hostname))
      return "Google takes signups only at a web app's address, https://script.google.com/macros/s/ID/exec";
    if (zapierHosts.test(hostname))
      return "Zapier takes signups only at a catch hook, https://hooks.zapier.com/hooks/catch/1/abc";
  }
  if (protocol !== "https:") {
    return "it must begin with https://; only a site at a local address may send to localhost";
  }
  if (hostname.includes(".") && !isThisMachine(address)) return undefined;
  return "visitors cannot reach it; only a site at a local address may send to localhost";
}
