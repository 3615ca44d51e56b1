/** The part of the chat that has to be in view. */
const seenPart = 1 / 3;

/**
 * Lets a conversation begin when enough of it is in view. It has begun with the first paint already;
 * where too little of it could be seen, it waits, with its first message, and begins again.
 *
 * @param chat - its `data-chat` becomes `waiting`, then `playing`; CSS does the rest.
 * @returns a function that stops watching.
 */
export function playWhenSeen(chat: HTMLElement): () => void {
  if (typeof IntersectionObserver === "undefined") return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      if (entry.intersectionRatio < seenPart && entry.boundingClientRect.top > 0) {
        chat.dataset.chat = "waiting";
      } else {
        if (chat.dataset.chat === "waiting") chat.dataset.chat = "playing";
        observer.disconnect();
      }
    },
    { threshold: seenPart },
  );
  observer.observe(chat);
  return () => observer.disconnect();
}
