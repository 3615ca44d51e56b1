/**
 * Inline script for the head of a page, which runs before the first paint: it marks `<html>` with
 * the audience, so that a link to the clinic view never shows the family view first, and lets the
 * toggle work while React is still being downloaded. React takes over from the mark it left.
 *
 * @param followsAddress - whether the page answers to `?audience=`.
 * @returns the script's source.
 */
export function earlyAudienceScript({ followsAddress }: { followsAddress: boolean }): string {
  const root = "document.documentElement.dataset";
  const readAddress = `if(new URLSearchParams(location.search).get("audience")==="providers"){${root}.audience="providers";addEventListener("DOMContentLoaded",function(){var r=document.querySelector("[name=audience][value="+${root}.audience+"]");if(r)r.checked=true})}`;
  // Until React is there: it marks what is selected, and changes the view when it has made it.
  const followToggle = `addEventListener("change",function(e){if(e.target.matches("[name=audience]:not([data-selected] *)"))${root}.audience=e.target.value});`;
  return followsAddress ? followToggle + readAddress : followToggle;
}
