const touches = ["pointerdown", "keydown", "scroll", "focusin"] as const;

/**
 * Calls back once when the visitor has touched the page for the first time, in whatever way.
 *
 * @param callback - what to do when the page has responded to the touch and has nothing else to do;
 *   at the touch itself in a browser that cannot tell, such as Safari.
 * @returns a function that stops waiting for a touch.
 */
export function onFirstTouch(callback: () => void): () => void {
  function touched() {
    stopWaiting();
    // In a frame: before it, the page may be idle between a finger's going down and its click.
    if ("requestIdleCallback" in window) requestAnimationFrame(() => requestIdleCallback(callback));
    else callback();
  }
  function stopWaiting() {
    for (const touch of touches) window.removeEventListener(touch, touched);
  }
  for (const touch of touches) window.addEventListener(touch, touched, { passive: true });
  return stopWaiting;
}
