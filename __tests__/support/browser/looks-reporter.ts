import { stripVTControlCharacters } from "node:util";
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from "@playwright/test/reporter";

/** Prints the progress of `npm run looks`, and one line for each screen that differs. */
export default class LooksReporter implements Reporter {
  private isComparing = false;
  private screens = 0;
  private done = 0;
  private readonly lines: string[] = [];

  onBegin({ updateSnapshots }: FullConfig, suite: Suite): void {
    this.isComparing = updateSnapshots === "none";
    this.screens = suite.allTests().length;
  }

  onTestEnd({ title }: TestCase, { errors, attachments, status }: TestResult): void {
    this.done += 1;
    console.error(`${this.done} of ${this.screens}: ${title}`);
    const [error] = errors.slice(-1);
    if (!error) return;
    const sizes = attachments.flatMap(({ name }) => /([^/]+)-diff\.png$/.exec(name)?.[1] ?? []);
    if (status === "timedOut" || sizes.length === 0) sizes.push(reason(error));
    this.lines.push(`- ${title}: ${sizes.join(", ")}`);
  }

  onError({ message }: TestError): void {
    console.error(message);
  }

  /** A difference fails a test, but not the run. */
  async onEnd({ status }: FullResult): Promise<{ status: FullResult["status"] }> {
    const hasRun = this.screens > 0 && this.done === this.screens;
    if (hasRun && this.isComparing && this.lines.length === 0) console.log("No screen differs.");
    for (const line of this.lines.sort()) console.log(line);
    return { status: hasRun ? "passed" : status };
  }
}

function reason({ message = "" }: TestError): string {
  if (message.includes("A snapshot doesn't exist")) return "no picture from before";
  return stripVTControlCharacters(message).split("\n")[0] ?? "";
}
