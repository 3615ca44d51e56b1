/**
 * Gives the page what a visitor has done to the static one that React has replaced: what was typed,
 * the answers that were opened, and the focus with a field's selection. Nothing, if it is there still.
 *
 * @param staticNodes - the page as it was before hydration.
 * @param focused - the element that had the focus last.
 */
export function carryOver(staticNodes: readonly Node[], focused: Element | null): void {
  const replaced = staticNodes
    .filter((node) => node instanceof Element)
    .filter((node) => !node.isConnected);
  for (const node of replaced) {
    for (const field of node.querySelectorAll("input")) {
      const successor = successorOf(field, node);
      // The toggle's radios are in step with the address.
      if (field.type === "radio" || !(successor instanceof HTMLInputElement)) continue;
      successor.value = field.value;
      successor.checked = field.checked;
    }
    for (const details of node.querySelectorAll("details")) {
      const successor = successorOf(details, node);
      if (successor instanceof HTMLDetailsElement) successor.open = details.open;
    }
    if (focused && node.contains(focused)) giveFocus(focused, successorOf(focused, node));
  }
}

/** Finds what has taken an element's place: by its id, otherwise as one of its kind. */
function successorOf(element: Element, page: Element): Element | null {
  if (element.id) return document.getElementById(element.id);
  // What extensions add has no place of its own.
  if (element instanceof HTMLInputElement) return null;
  const tag = element.tagName;
  const index = [...page.querySelectorAll(tag)].indexOf(element);
  return document.querySelectorAll(`#___gatsby ${tag}`)[index] ?? null;
}

function giveFocus(from: Element, to: Element | null): void {
  if (!(to instanceof HTMLElement)) return;
  to.focus({ preventScroll: true });
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return;
  // A checkbox has no selection.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}
