import { render } from "@testing-library/react";
import { keepTogether } from "../../src/ui/keep-together";

// React says on the console that two elements have the same key, which fails any test.
test("the same word may be in a text twice", () => {
  const { container } = render(<p>{keepTogether("From OB-GYN clinics, for OB-GYN clinics")}</p>);
  expect(container).toHaveTextContent("From OB-GYN clinics, for OB-GYN clinics");
});
