import { createRequire } from "node:module";
import { arch, availableParallelism, cpus, totalmem, type } from "node:os";

const packages = ["gatsby", "react", "react-dom", "lighthouse"];

/** Describes what measurements depend on: the machine and the versions of what runs on it. */
export function describeMachine(chromiumVersion: string): string {
  const versions = packages.map((name) => `${name} ${versionOf(name)}`);
  return [
    `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores`,
    `${Math.round(totalmem() / 1024 ** 3)} GiB, ${type()} ${arch()}`,
    `Node ${process.versions.node}, Chromium ${chromiumVersion}`,
    ...versions,
  ].join(", ");
}

function versionOf(name: string): string {
  const description: { version: string } = createRequire(import.meta.url)(`${name}/package.json`);
  return description.version;
}
