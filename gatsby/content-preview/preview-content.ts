import { type FSWatcher, watch } from "chokidar";
import { checkContent } from "../content-check/check-content";
import { checkedCopy } from "./content-folder";
import { faultsPath } from "./faults-path";
import { syncContent } from "./sync-content";

type Reporter = Record<"panic" | "success" | "warn", (message: string) => void>;

type Answer = { json(data: unknown): void };

type DevServer = {
  app: { get(path: string, answer: (request: unknown, response: Answer) => void): void };
  reporter: Reporter;
};

/** Milliseconds without a change after which a file counts as saved, and is checked. */
const pause = 200;

/** Gives Gatsby its first content; ends the development server if there is a mistake in it. */
export async function prepareContent(reporter: Reporter): Promise<void> {
  const faults = await faultLines("content");
  if (faults.length > 0) reporter.panic(faults.join("\n"));
  await syncContent("content", checkedCopy);
}

/**
 * Copies every change of the content for Gatsby as long as there is no mistake in it. Mistakes are
 * shown in the terminal and over the pages, which keep the last version without mistakes.
 *
 * @returns what watches the content, to be closed.
 */
export function previewContent({ app, reporter }: DevServer): FSWatcher {
  let faults: string[] = [];
  let lastUpdate = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function update(): Promise<void> {
    const before = faults;
    faults = await faultLines("content");
    if (faults.length === 0) await syncContent("content", checkedCopy);

    for (const line of faults.filter((line) => !before.includes(line))) reporter.warn(line);
    if (before.length > 0 && faults.length === 0) reporter.success("The content is in order again");
  }

  function scheduleUpdate(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastUpdate = lastUpdate.then(update).catch((error) => reporter.warn(String(error)));
    }, pause);
  }

  app.get(faultsPath, (_request, response) => response.json(faults));
  const files = watch("content", { awaitWriteFinish: { stabilityThreshold: pause } });
  return files.on("all", scheduleUpdate);
}

/** A line for each mistake, as `npm run check:content` prints it. */
async function faultLines(folder: string): Promise<string[]> {
  try {
    return await checkContent(folder);
  } catch (error) {
    return [`The content could not be checked: ${String(error)}`];
  }
}
