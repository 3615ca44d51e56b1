const touches = ["pointerdown", "keydown", "scroll", "focusin"] as const;

/**
 * Calls back once, when the visitor touches the page for the first time in whatever way.
 *
 * @param callback - what to do then.
 * @returns a function that stops waiting.
 */
export function onFirstTouch(callback: () => void): () => void {
  function touched() {
    stopWaiting();
    callback();
  }
  function stopWaiting() {
    for (const touch of touches) window.removeEventListener(touch, touched);
  }
  for (const touch of touches) window.addEventListener(touch, touched, { passive: true });
  return stopWaiting;
}
