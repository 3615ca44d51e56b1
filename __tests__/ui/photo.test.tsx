import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Photo } from "../../src/ui/photo";
import { image } from "../support/unit/sample-pages";

const photo = photoOf({ gatsbyImageData: image });

function photoOf(childImageSharp: { gatsbyImageData: IGatsbyImageData } | null) {
  return { alt: "Ana smiling", focus: null, file: { childImageSharp } };
}

test("a photo is offered in every format, and loads only near the view", () => {
  const { container } = render(<Photo photo={photo} />);
  const sources = [...container.querySelectorAll("source")];
  expect(sources.map(({ type, srcset, sizes }) => ({ type, srcset, sizes }))).toEqual([
    { type: "image/avif", srcset: "/ana.avif 112w, /ana-2.avif 224w", sizes: "112px" },
    { type: "image/webp", srcset: "/ana.webp 112w", sizes: "112px" },
  ]);
  const { attributes } = screen.getByRole("img", { name: "Ana smiling" });
  expect(Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))).toMatchObject(
    {
      ...{ src: "/ana.png", srcset: "/ana.png 112w", sizes: "112px" },
      ...{ loading: "lazy", decoding: "async" },
    },
  );
});

test.each([
  { focus: null, kept: "50% 10%" },
  { focus: "50% 70%", kept: "50% 70%" },
])("a crop keeps what is at $kept where the content says $focus", ({ focus, kept }) => {
  render(<Photo photo={{ ...photo, focus }} />);
  expect(getComputedStyle(screen.getByRole("img")).objectPosition).toBe(kept);
});

test("a file that is not a photo leaves no broken image", () => {
  const { container } = render(<Photo photo={photoOf(null)} />);
  expect(container).toBeEmptyDOMElement();
});
