import { existsSync } from "node:fs";

/**
 * Joins the variables of `.env.production` to the environment, where those that are set already stay.
 * Gatsby puts them into the scripts by itself, but into nothing else: an address in that file would
 * go unchecked.
 */
export function readEnvFile(): void {
  const { GATSBY_ACTIVE_ENV, NODE_ENV = "production" } = process.env;
  const file = `.env.${GATSBY_ACTIVE_ENV || NODE_ENV}`;
  if (existsSync(file)) process.loadEnvFile(file);
}
