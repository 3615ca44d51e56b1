/**
 * Stands in for @emotion/is-prop-valid, see lean-bundle.ts: any prop may reach the element, but for
 * `as`, which tells Emotion what to render and would turn our links into plain anchors.
 */
export default function isPropValid(name: string): boolean {
  return name !== "as";
}
