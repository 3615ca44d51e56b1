import { createRequire } from "node:module";
import { arch, availableParallelism, cpus, totalmem, type } from "node:os";

/** What measurements depend on. */
export type Machine = {
  processor: string;
  cores: number;
  /** In GiB. */
  memory: number;
  system: string;
  /** By the name of the program or package. */
  versions: Record<string, string>;
};

const packages = ["gatsby", "react", "react-dom", "lighthouse"];

/** Describes the machine, and the versions of everything that is measured or measures. */
export function describeMachine(chromiumVersion: string): Machine {
  const versions = packages.map((name) => [name, versionOf(name)]);
  return {
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    memory: Math.round(totalmem() / 1024 ** 3),
    system: `${type()} ${arch()}`,
    versions: {
      Node: process.versions.node,
      Chromium: chromiumVersion,
      ...Object.fromEntries(versions),
    },
  };
}

function versionOf(name: string): string {
  const description: { version: string } = createRequire(import.meta.url)(`${name}/package.json`);
  return description.version;
}
