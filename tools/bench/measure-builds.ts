import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../run-command";
import { spread } from "./spread";

export type BuildTimes = {
  name: string;
  /** Seconds, with neither `.cache` nor `public`. */
  cold: number[];
  /** Seconds, again, with nothing changed. */
  warm: number[];
};

/** A folder with `npm run build`, by Gatsby. */
export type Project = { name: string; folder: string };

/** Builds projects in turns, cold and then warm. Throws if a build fails. */
export async function measureBuilds(projects: Project[], rounds: number): Promise<BuildTimes[]> {
  const times = projects.map(({ name }): BuildTimes => ({ name, cold: [], warm: [] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, project] of projects.entries()) {
      for (const output of [".cache", "public"]) {
        await rm(join(project.folder, output), { recursive: true, force: true });
      }
      const cold = await timeBuild(project);
      const warm = await timeBuild(project);
      times[index]?.cold.push(cold);
      times[index]?.warm.push(warm);
      console.log(
        `Build ${round}, ${project.name}: ${cold.toFixed(1)} s cold, ${warm.toFixed(1)} warm`,
      );
    }
  }
  return times;
}

async function timeBuild({ name, folder }: Project): Promise<number> {
  const output = ".bench/build.log";
  const log = await open(output, "w");
  const start = performance.now();
  const code = await runCommand("npm", ["run", "build"], {
    folder,
    log: log.fd,
    environment: { GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const seconds = (performance.now() - start) / 1000;
  await log.close();
  if (code !== 0) throw new Error(`The build of ${name} failed; see ${output}.`);
  return seconds;
}

/** Returns the times as a Markdown table. */
export function buildsTable(builds: BuildTimes[]): string {
  return [
    "| | cold build s | warm build s |",
    "| --- | --- | --- |",
    ...builds.map(
      ({ name, cold, warm }) => `| ${name} | ${spread(cold, 1)} | ${spread(warm, 1)} |`,
    ),
  ].join("\n");
}
