import { existsSync } from "node:fs";

/** Loads `.env.production` before the build's checks, which Gatsby does too late; set variables win. */
export function readEnvFile(): void {
  const { GATSBY_ACTIVE_ENV, NODE_ENV = "production" } = process.env;
  const file = `.env.${GATSBY_ACTIVE_ENV || NODE_ENV}`;
  if (existsSync(file)) process.loadEnvFile(file);
}
