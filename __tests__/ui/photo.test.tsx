import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Photo } from "../../src/ui/photo";
import { image } from "../support/unit/sample-pages";

const photo = photoOf({ gatsbyImageData: image });

function photoOf(
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null,
  drawingUrl: string | null = null,
) {
  return { alt: "Ana smiling", focus: null, file: { childImageSharp, drawingUrl } };
}

test.each([
  { focus: null, kept: "50% 10%" },
  { focus: "50% 70%", kept: "50% 70%" },
])("a crop keeps what is at $kept where the content says $focus", ({ focus, kept }) => {
  render(<Photo photo={{ ...photo, focus }} />);
  expect(getComputedStyle(screen.getByRole("img")).objectPosition).toBe(kept);
});

test("a drawing is shown as it is", () => {
  render(<Photo photo={photoOf(null, "/static/ana.svg")} />);
  expect(screen.getByRole("img", { name: "Ana smiling" })).toHaveAttribute(
    "src",
    "/static/ana.svg",
  );
});

test("a file that is not a photo leaves no broken image", () => {
  const { container } = render(<Photo photo={photoOf(null)} />);
  expect(container).toBeEmptyDOMElement();
});
