const touches = ["pointerdown", "keydown", "scroll", "focusin"] as const;

/**
 * Calls back once, when the visitor has touched the page for the first time in whatever way, and the
 * page has answered with a paint.
 *
 * @param callback - what to do then.
 * @returns a function that stops waiting.
 */
export function onFirstTouch(callback: () => void): () => void {
  let isStopped = false;
  function touched() {
    stopListening();
    requestAnimationFrame(() => setTimeout(() => isStopped || callback()));
  }
  function stopListening() {
    for (const touch of touches) window.removeEventListener(touch, touched);
  }
  for (const touch of touches) window.addEventListener(touch, touched, { passive: true });
  return () => {
    isStopped = true;
    stopListening();
  };
}
