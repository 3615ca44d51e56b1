import { watch } from "chokidar";
import { checkedCopy } from "./content-folder";
import { contentLines } from "./content-lines";
import { copyContent } from "./copy-content";
import { faultsPath } from "./faults-path";

type Reporter = Record<"panic" | "success" | "warn", (message: string) => void>;

type Answer = { json(data: unknown): void };

type DevServer = {
  app: { get(path: string, answer: (request: unknown, response: Answer) => void): void };
  reporter: Reporter;
};

/** Milliseconds without a change after which a file counts as written, and a look is taken. */
const pause = 200;

/**
 * Gives Gatsby its first content; ends the development server if there is a mistake in it.
 *
 * @param reporter - Gatsby's.
 */
export async function prepareContent(reporter: Reporter): Promise<void> {
  const faults = await contentLines("content");
  if (faults.length > 0) reporter.panic(faults.join("\n"));
  await copyContent("content", checkedCopy);
}

/**
 * Hands every change of the content on to Gatsby as long as there is no mistake in it. Mistakes
 * are told in the terminal and to the pages; meanwhile these show what was last in order.
 */
export function previewContent({ app, reporter }: DevServer): void {
  let faults: string[] = [];
  let turn = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const before = faults;
    faults = await contentLines("content");
    if (faults.length === 0) await copyContent("content", checkedCopy);

    for (const line of faults.filter((line) => !before.includes(line))) reporter.warn(line);
    if (before.length > 0 && faults.length === 0) reporter.success("The content is in order again");
  }

  function lookSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(look).catch((error) => reporter.warn(String(error)));
    }, pause);
  }

  app.get(faultsPath, (_request, response) => response.json(faults));
  watch("content", { awaitWriteFinish: { stabilityThreshold: pause } }).on("all", lookSoon);
}
