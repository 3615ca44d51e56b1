import { screen } from "@testing-library/react";
import { renderWaitlist } from "../support/unit/rendered-waitlist";
import { content } from "../support/unit/sample-pages";

const { site, waitlist } = content;

test.each(["patients", "providers"] as const)("%s read why to join", async (audience) => {
  const { user } = renderWaitlist();
  await user.click(screen.getByRole("radio", { name: site.audiences[audience] }));
  const { headline, blurb, bullets, steps } = waitlist[audience];
  const promise = screen.getByRole("heading", { level: 2 }).parentElement;
  expect(promise).toHaveTextContent(headline + blurb);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    ...bullets,
    ...steps.items.map((step, index) => `${index + 1}${step}`),
  ]);
});

test("on paper, a reader finds the site and its email address", () => {
  renderWaitlist();
  expect(screen.getByText(waitlist.onPaper, { exact: false })).toHaveTextContent(
    `${waitlist.onPaper} https://riverbend.example · ${site.email}`,
  );
});
