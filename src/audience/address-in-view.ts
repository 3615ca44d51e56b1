import { type Audience, queryWithAudience } from "./audience";

/**
 * Writes the address of a page of ours so that it shows an audience's view.
 *
 * @param audience - the view that a link stands in.
 * @param address - of the page, without prefix and query, e.g. `/#waitlist`.
 */
export function addressInView(audience: Audience, address: string): string {
  const [path = "", ...anchor] = address.split(/(?=#)/);
  return path + queryWithAudience(audience, "") + anchor.join("");
}
