import { render, screen } from "@testing-library/react";
import { CalendarHeart, HeartHandshake, MessageCircle, Stethoscope } from "lucide";
import { iconShapes } from "../../gatsby/graphql/icon-shapes";
import { Features } from "../../src/sections/features";
import { Icon } from "../../src/ui/icon";
import sample from "../support/sample-content/features.json";

const items = sample.items.map((item) => ({ ...item, icon: { shapes: iconShapes(item.icon) } }));

test.each([
  { title: "Instant Text Support", icon: MessageCircle },
  { title: "Ongoing Care", icon: HeartHandshake },
  { title: "Expert Providers", icon: Stethoscope },
  { title: "Proactive Check-ins", icon: CalendarHeart },
])("$title has its own icon, hidden from assistive technology", ({ title, icon }) => {
  const { container } = render(<Icon icon={icon} size={26} />);
  render(<Features features={{ ...sample, items }} />);
  const heading = screen.getByRole("heading", { name: title });
  const card = screen.getAllByRole("listitem").find((item) => item.contains(heading));
  expect(card?.querySelector("svg")).toEqual(container.querySelector("svg"));
  expect(card?.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
