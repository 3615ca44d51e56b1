/**
 * Has the browser ask for the picture of the first screen as soon as it has been parsed, in the view
 * that shows it. It loads lazily, for the other view must not fetch it: by itself, it would be asked
 * for at the first layout, and the largest paint come 200 ms later.
 */
export function hastenFirstPicture(): void {
  const observer = new MutationObserver(() => {
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (!picture) return;
    observer.disconnect();
    const view = picture.closest<HTMLElement>("[data-for]")?.dataset.for;
    if (view === document.documentElement.dataset.audience) picture.loading = "eager";
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());
}
