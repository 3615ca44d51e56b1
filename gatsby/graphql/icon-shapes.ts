import { type IconNode, icons } from "lucide";
import { pascalCase } from "./content-fields";

/** An entry of the content that names an icon; a page queries its shapes instead of its name. */
export const iconTypes = /* GraphQL */ `
  type Icon {
    shapes: [IconShape!]!
  }

  type IconShape {
    element: String!
    attributes: [IconAttribute!]!
  }

  type IconAttribute {
    name: String!
    value: String!
  }
`;

export type IconShape = { element: string; attributes: { name: string; value: string }[] };

/**
 * Looks up the drawing of an icon while the site is built, so that visitors download no others.
 *
 * @param name - as in the content, such as `bell-ring`.
 * @returns the elements that an `<svg>` of 24 × 24 holds.
 * @throws if lucide has no such icon: the list in `features.schema.json` is wrong.
 */
export function iconShapes(name: string): IconShape[] {
  const drawings: Partial<Record<string, IconNode>> = icons;
  const drawing = drawings[pascalCase(name)];
  if (drawing === undefined) throw new Error(`lucide has no icon "${name}"`);
  return drawing.map(([element, attributes]) => ({
    element,
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value: String(value) })),
  }));
}
