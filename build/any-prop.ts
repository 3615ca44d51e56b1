/** Stands in for @emotion/is-prop-valid, see lean-bundle.ts: any prop may reach the element. */
export default function isPropValid(): boolean {
  return true;
}
