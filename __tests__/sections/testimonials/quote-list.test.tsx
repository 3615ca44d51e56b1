import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ClinicianQuotes } from "../../../src/sections/testimonials/clinician-quotes";
import { PatientQuotes } from "../../../src/sections/testimonials/patient-quotes";
import { builtTestimonials } from "../../support/unit/built-sections";

function Families({ count }: { count: number }) {
  const { items, moreLabel } = builtTestimonials({ patients: count }).patients;
  return <PatientQuotes testimonials={items} moreLabel={moreLabel} />;
}

function Clinicians({ count }: { count: number }) {
  const { items, moreLabel } = builtTestimonials({ clinicians: count }).providers;
  return <ClinicianQuotes testimonials={items} moreLabel={moreLabel} figures={[]} />;
}

const audiences = [
  { Quotes: Families, words: "Family words", label: "More families" },
  { Quotes: Clinicians, words: "Clinic words", label: "More clinicians" },
];

describe.each(audiences)("$words", ({ Quotes, words, label }) => {
  test.each([1, 6])("are all shown at once when there are %p", (count) => {
    render(<Quotes count={count} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(count);
    expect(screen.queryByRole("group")).toBeNull();
    expect(screen.queryByText(label)).toBeNull();
  });

  test("of the seventh person are shown when I ask for more", async () => {
    render(<Quotes count={7} />);
    const more = within(screen.getByRole("group"));
    expect(screen.getByText(`${words} 6`)).toBeVisible();
    expect(screen.getByText(`${words} 7`)).not.toBeVisible();

    await userEvent.click(more.getByText(label));
    expect(more.getByText(`${words} 7`)).toBeVisible();
    expect(more.queryByText(`${words} 6`)).toBeNull();
  });

  test("stay lists, the later ones too", () => {
    render(<Quotes count={9} />);
    const [first, later] = screen.getAllByRole("list", { hidden: true });
    expect(first?.children).toHaveLength(6);
    expect(later?.children).toHaveLength(3);
  });

  test("arrive one after the other, but for those that I ask for", () => {
    render(<Quotes count={8} />);
    expect(screen.getByText(`${words} 6`).closest("[data-reveal]")).not.toBeNull();
    expect(screen.getByText(`${words} 7`).closest("[data-reveal]")).toBeNull();
  });
});

test("the photos of later clinicians wait until they are near the view", () => {
  render(<Clinicians count={8} />);
  expect(screen.getByAltText("Portrait of Dr. 8")).toHaveAttribute("loading", "lazy");
});
