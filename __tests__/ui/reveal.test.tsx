import { render, screen } from "@testing-library/react";
import { Reveal } from "../../src/ui/reveal";

test("the last card of a long list waits no longer than the sixth", () => {
  render(<Reveal index={8} stagger={100} />);
  expect(screen.getByRole("listitem")).toHaveStyle({ "--reveal-delay": "500ms" });
});
