const dialog = document.createElement("dialog");
let shown = "";

dialog.style.cssText = `
  width: min(46rem, 92vw);
  padding: var(--space-8);
  border: 2px solid var(--error);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--ink);
  outline: none;
`;

/**
 * Shows what is wrong with the content over the page, and closes it once nothing is. After being
 * closed with the Escape key it opens again when something else is wrong.
 *
 * @param faults - a line for each mistake.
 */
export function showFaults(faults: string[]): void {
  if (faults.join("\n") === shown) return;
  shown = faults.join("\n");
  dialog.close();
  if (faults.length === 0) return;

  const title = element("h2", "Something in the content has to be fixed");
  const list = element("ul");
  list.style.cssText = "margin-block: var(--space-4); overflow-wrap: anywhere";
  list.append(...faults.map((line) => element("li", line)));
  const advice = element(
    "p",
    "Until then the page shows the last version without mistakes. Save the corrected file, and this message closes.",
  );
  dialog.replaceChildren(title, list, advice);
  dialog.ariaLabel = title.textContent;
  document.body.append(dialog);
  dialog.showModal();
}

function element(name: string, textContent = ""): HTMLElement {
  return Object.assign(document.createElement(name), { textContent });
}
