import { whole } from "./format-number";
import type { MeasuredBuild } from "./measured-build";
import type { FirstLoad } from "./measured-home";

export type Verdict = { isKept: boolean; sentence: string };

/**
 * Bytes that a first load may grow by once: the button for more quotes with its style, and the first
 * names and photos' addresses, in which compression finds nothing yet to refer to.
 */
export const allowedOnce = 1024;

/**
 * Judges each build but the first by the rule that a first load grows by no more than the text that
 * was added, and asks for nothing else. The text stands in it twice, in the HTML and in the page
 * data, with markup and photos' addresses around it: compression has to win all that.
 */
export function growthVerdicts(builds: readonly MeasuredBuild[]): Verdict[] {
  const [base, ...larger] = builds;
  if (!base) return [];
  return larger.flatMap((build) => [
    judge("of /", base, build, ({ home }) => home.families),
    judge("of the clinics' view", base, build, ({ home }) => home.clinics),
  ]);
}

function judge(
  view: string,
  base: MeasuredBuild,
  build: MeasuredBuild,
  loadOf: (build: MeasuredBuild) => FirstLoad,
): Verdict {
  const [before, after] = [loadOf(base), loadOf(build)];
  const growth = after.bytes - before.bytes;
  const text = build.textBytes - base.textBytes;
  const asksForMore = (["requests", "scripts", "images"] as const).filter(
    (kind) => after[kind] > before[kind],
  );
  const isKept = growth <= text + allowedOnce && asksForMore.length === 0;
  const more = asksForMore.map((kind) => `, and ${after[kind] - before[kind]} more ${kind}`);
  return {
    isKept,
    sentence:
      `${isKept ? "Kept" : "BROKEN"} with ${whole(build.size - base.size)} more testimonials: ` +
      `the first load ${view} grew by ${whole(growth)} bytes${more.join("")}; ` +
      `it may by ${whole(text)} of text and ${whole(allowedOnce)} once.`,
  };
}
