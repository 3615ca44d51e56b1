import { execSync } from "node:child_process";
import { rename } from "node:fs/promises";
import { webhookVariables } from "../gatsby/build-variables";
import { audiences } from "../src/audience/audience";
import { startSiteServer } from "./site-server";
import { startWebhookReceiver } from "./webhook-receiver";

const signupsFile = "signups.jsonl";

/** Not `public`, which somebody might upload: the form of this site sends to this machine. */
const siteFolder = ".cache/local-site";

/** Builds the site and serves it, with a receiver for the audiences that have no webhook set. */
async function start(): Promise<void> {
  // Before the build, so that a port in use is reported at once.
  const receiver = await startWebhookReceiver(
    { port: Number(process.env.RECEIVER_PORT ?? 9001), variable: "RECEIVER_PORT" },
    signupsFile,
  );
  const site = await startSiteServer({
    folder: siteFolder,
    port: Number(process.env.PORT ?? 9000),
    variable: "PORT",
  });
  const environment: NodeJS.ProcessEnv = {
    [webhookVariables.patients]: `${receiver.url}/patients`,
    [webhookVariables.providers]: `${receiver.url}/providers`,
    ...process.env,
    // Only a site at a local address may send signups to this machine.
    SITE_URL: site.url,
    PATH_PREFIX: "",
  };
  execSync("npm run build", { env: environment, stdio: "inherit" });
  await rename("public", siteFolder);

  console.log(`\nOpen the site at ${site.url}/`);
  for (const audience of audiences) {
    const address = environment[webhookVariables[audience]] || "none";
    console.log(`Signups of ${audience} go ${address === "none" ? "nowhere" : `to ${address}`}`);
  }
  console.log(`The receiver at ${receiver.url} prints them and adds them to ${signupsFile}`);
  console.log("Ctrl-C stops it.");
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
