import type { FakeSpreadsheet } from "./fake-apps-script";

/**
 * Does these at once: each comes in between before that call of the one before it. Returns whether
 * the first came so far.
 */
export function doAtOnce(
  spreadsheet: FakeSpreadsheet,
  call: number,
  [act, ...others]: (() => void)[],
): boolean {
  if (!act) return false;
  const { beforeCall } = spreadsheet;
  let calls = 0;
  spreadsheet.beforeCall = () => {
    calls += 1;
    if (calls === call) doAtOnce(spreadsheet, call, others);
  };
  act();
  spreadsheet.beforeCall = beforeCall;
  if (calls < call) doAtOnce(spreadsheet, call, others);
  return calls >= call;
}
