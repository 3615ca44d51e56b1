import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ClinicianQuotes } from "../../../src/sections/testimonials/clinician-quotes";
import { PatientQuotes } from "../../../src/sections/testimonials/patient-quotes";
import { content } from "../../support/unit/sample-pages";

const { patients, providers } = content.testimonials;

/** As many quotes as are asked for, numbered. */
function quotes<Quote extends { quote: string }>(
  [first]: readonly Quote[],
  count: number,
): Quote[] {
  if (!first) throw new Error("There is no sample quote.");
  return Array.from({ length: count }, (_, index) => ({ ...first, quote: `Words ${index + 1}` }));
}

function renderQuotes(audience: string, count: number) {
  return render(
    audience === "families" ? (
      <PatientQuotes {...patients} testimonials={quotes(patients.items, count)} />
    ) : (
      <ClinicianQuotes
        moreLabel={providers.moreLabel}
        testimonials={quotes(providers.items, count)}
        figures={[]}
      />
    ),
  );
}

describe.each(["families", "clinicians"])("the words of %s", (audience) => {
  test("are all shown at once when there are six", () => {
    renderQuotes(audience, 6);
    expect(screen.getAllByRole("listitem")).toHaveLength(6);
    expect(screen.queryByRole("group")).toBeNull();
  });

  test("of the seventh person are shown when I ask for more", async () => {
    renderQuotes(audience, 7);
    const more = within(screen.getByRole("group"));
    expect(screen.getByText("Words 6").closest("[data-reveal]")).toBeVisible();
    expect(screen.getByText("Words 7")).not.toBeVisible();

    await userEvent.click(more.getByText(/^Read what more/));
    expect(more.getByText("Words 7").closest("ul > li")).toBeVisible();
    expect(more.getByText("Words 7").closest("[data-reveal]")).toBeNull();
    expect(more.queryByText("Words 6")).toBeNull();
  });
});
