import { execSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";

const folder = "receivers/netlify";

/** Installs the packages of the receiver on Netlify, which the project's own do not include. */
function installReceiver(): void {
  const [wanted, installed] = ["package-lock.json", "node_modules/.package-lock.json"].map(
    (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  if (Number(installed) < Number(wanted)) execSync("npm ci", { cwd: folder, stdio: "inherit" });
}

installReceiver();
