import { render, screen } from "@testing-library/react";
import { Photo } from "../../src/ui/photo";
import { image } from "../support/unit/sample-pages";

const file = { childImageSharp: { gatsbyImageData: image }, drawingUrl: null };

test.each([
  { focus: null, kept: "50% 10%" },
  { focus: "50% 70%", kept: "50% 70%" },
])("a crop keeps what is at $kept where the content says $focus", ({ focus, kept }) => {
  render(<Photo photo={{ alt: "Ana smiling", focus, file }} />);
  expect(getComputedStyle(screen.getByRole("img")).objectPosition).toBe(kept);
});

test("a photo says how wide it is shown, so that a phone takes a small one", () => {
  render(<Photo photo={{ alt: "Ana smiling", focus: null, file }} />);
  expect(document.querySelector("source")?.sizes).toBe("50vw");
});

test("a drawing is shown as it is", () => {
  const drawing = { childImageSharp: null, drawingUrl: "/static/ana.svg" };
  render(<Photo photo={{ alt: "Ana smiling", focus: null, file: drawing }} />);
  const picture = screen.getByRole("img", { name: "Ana smiling" });
  expect(picture).toHaveAttribute("src", "/static/ana.svg");
});
