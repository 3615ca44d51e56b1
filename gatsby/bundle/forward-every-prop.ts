/**
 * Replaces @emotion/is-prop-valid and its list of all attributes: our styled elements are given
 * only attributes, so any prop may reach the element. Not `as`: it tells Emotion what to render.
 */
export default function isPropValid(name: string): boolean {
  return name !== "as";
}
