import { viewScript } from "../../../src/audience/view-script";

/** Runs the view's script as a page does: as a text that knows nothing of the module around it. */
export function runViewScript(): void {
  const text = `(${viewScript})()`;
  document.head.append(Object.assign(document.createElement("script"), { text }));
}
