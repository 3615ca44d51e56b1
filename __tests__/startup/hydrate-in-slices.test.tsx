import { act } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server.node";
import { hydrateInSlices } from "../../src/startup/hydrate-in-slices";

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}

test("what the static HTML shows stays where it is and begins to answer", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Counter />);
  document.body.append(container);
  const button = container.querySelector("button");

  await act(async () => hydrateInSlices(<Counter />, container));
  expect(container.querySelector("button")).toBe(button);
  await act(async () => button?.click());
  expect(button).toHaveTextContent("Pressed 1 times");
});

test("without a place to go to, nothing happens", () => {
  expect(() => hydrateInSlices(<Counter />, null)).not.toThrow();
});
