import styled from "@emotion/styled";
import type { ComponentProps } from "react";

/** The leaf of artwork/social-image.svg: a speech bubble with its tail at the lower left. */
const outline =
  "M566 8C622 330 466 590 222 592c-36 0-70-5-100-14-34 30-70 46-116 54 28-34 42-68 48-102C18 262 220 26 566 8Z";

/** A leaf of a branch, from its stalk at 0, 0 to its tip at the right. */
export const smallLeaf = "M0 0C26-20 62-24 104-8 70 12 30 16 0 0Z";

/** A bud on a stem that begins at 0, 0. */
export const budOnStem = "M-3 0C1-20 0-36-2-49-15-58-14-76 2-92 16-76 16-60 3-49 4-30 4-14 2 0Z";

/** The brand's willow leaf, stretched to its place; children are drawn on it, in 580 × 640 units. */
export function WillowLeaf({ children, ...rest }: ComponentProps<"svg">) {
  return (
    <LeafDrawing viewBox="0 0 580 640" preserveAspectRatio="none" aria-hidden="true" {...rest}>
      <path d={outline} />
      {children}
    </LeafDrawing>
  );
}

/** Small leaves at the given SVG transforms. */
export function SmallLeaves({ places }: { places: readonly string[] }) {
  return places.map((place) => <path key={place} d={smallLeaf} transform={place} />);
}

const LeafDrawing = styled.svg({
  fill: "var(--leaf)",
});

/** A small leaf before a list entry; made of borders, because forced colors remove backgrounds. */
export const leafMark = {
  content: "''",
  width: 0,
  height: 0,
  marginTop: "0.35em",
  border: "0.4375rem solid",
  borderRadius: "90% 0",
} as const;
