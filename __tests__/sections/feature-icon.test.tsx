import { render } from "@testing-library/react";
import { FeatureIcon, featureIcons } from "../../src/sections/feature-icon";

test.each(Object.keys(featureIcons))("draws %s, hidden from assistive technology", (name) => {
  const { container } = render(<FeatureIcon name={name} />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("svg")).not.toBeEmptyDOMElement();
});

test.each(["", "unicorn"])("draws nothing for %p", (name) => {
  const { container } = render(<FeatureIcon name={name} />);
  expect(container).toBeEmptyDOMElement();
});
