import { render, screen } from "@testing-library/react";
import { wrapPageElement } from "../../gatsby-browser";

function Page({ data }: { data: { words: string } | null }) {
  if (data === null) throw new Error("A page cannot do without its data.");
  return <p>{data.words}</p>;
}

function wrapped(data: { words: string } | null) {
  return wrapPageElement?.(
    { element: <Page data={data} />, props: { data, location: window.location } } as never,
    {} as never,
  );
}

test("a page that has no data at the moment is empty, and there again with its data", () => {
  const { container, rerender } = render(wrapped(null));
  expect(container).not.toHaveTextContent(/./);
  rerender(wrapped({ words: "Welcome" }));
  expect(screen.getByText("Welcome")).toBeInTheDocument();
});
