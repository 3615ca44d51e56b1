/**
 * Marks `<html>` with the audience before the first paint, so that a link to the clinic view never
 * shows the family view first, and lets the toggle work until React takes over from the mark.
 * Each page runs it as an inline script in its head (gatsby/inline-script.ts).
 *
 * @param followsAddress - whether the page answers to `?audience=`.
 */
export function markAudienceEarly(followsAddress: boolean): void {
  const mark = document.documentElement.dataset;

  addEventListener("change", ({ target }) => {
    // Once React is there, it changes the view when it has made it.
    if (mark.hydrated) return;
    if (target instanceof HTMLInputElement && target.name === "audience") {
      mark.audience = target.value;
    }
  });

  if (!followsAddress) return;
  if (new URLSearchParams(location.search).get("audience") !== "providers") return;
  mark.audience = "providers";
  addEventListener("DOMContentLoaded", checkProviders, { once: true });
}

function checkProviders(): void {
  const radio = document.querySelector<HTMLInputElement>("[name=audience][value=providers]");
  if (radio) radio.checked = true;
}
