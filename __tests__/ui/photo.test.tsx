import { render, screen } from "@testing-library/react";
import { Photo } from "../../src/ui/photo";
import { builtImage } from "../support/unit/built-photo";

const photo = { alt: "Ana smiling", focus: null };

test("a photo is offered in every format, and loads only near the view", () => {
  const { container } = render(<Photo photo={photo} image={builtImage({ height: 139.8 })} />);
  const sources = [...container.querySelectorAll("source")];
  expect(sources.map(({ type, srcset, sizes }) => ({ type, srcset, sizes }))).toEqual([
    { type: "image/avif", srcset: "/ana.avif 112w, /ana-2.avif 224w", sizes: "112px" },
    { type: "image/webp", srcset: "/ana.webp 112w", sizes: "112px" },
  ]);
  const image = screen.getByRole("img", { name: "Ana smiling" });
  expect(image).toHaveAttribute("src", "/ana.png");
  expect(image).toHaveAttribute("srcset", "/ana.png 112w");
  expect(image).toHaveAttribute("sizes", "112px");
  expect(image).toHaveAttribute("width", "112");
  expect(image).toHaveAttribute("height", "140");
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).toHaveAttribute("decoding", "async");
});

test.each([
  { focus: null, kept: "50% 10%" },
  { focus: "50% 70%", kept: "50% 70%" },
])("a crop keeps what is at $kept where the content says $focus", ({ focus, kept }) => {
  render(<Photo photo={{ ...photo, focus }} image={builtImage()} />);
  expect(getComputedStyle(screen.getByRole("img")).objectPosition).toBe(kept);
});

test("a photo without newer formats is still there", () => {
  render(<Photo photo={photo} image={builtImage({ images: { fallback: { src: "/ana.gif" } } })} />);
  expect(screen.getByRole("img")).toHaveAttribute("src", "/ana.gif");
});

test("a file that is no photo leaves no broken image", () => {
  const { container } = render(<Photo photo={photo} image={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
