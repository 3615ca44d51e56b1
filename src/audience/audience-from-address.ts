import type { Audience } from "./audience";

/**
 * Reads the audience that a link asks for.
 *
 * @param search - the address's query, e.g. `?audience=providers`.
 * @returns `providers` if the parameter says exactly that, otherwise `patients`.
 */
export function audienceFromAddress(search: string): Audience {
  return new URLSearchParams(search).get("audience") === "providers" ? "providers" : "patients";
}
