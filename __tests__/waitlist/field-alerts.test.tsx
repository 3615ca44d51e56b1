import { screen, waitFor } from "@testing-library/react";
import { join, renderWaitlist, showClinics, textField } from "../support/unit/rendered-waitlist";

const nameMessage = "Name must be at least 2 characters";

test("the errors of an empty form are no alerts: the first one's field gets the focus", async () => {
  const user = renderWaitlist();
  await showClinics(user);
  await join(user);
  await waitFor(() => expect(textField("Full Name")).toHaveFocus());
  expect(textField("Full Name")).toHaveAccessibleDescription(nameMessage);
  expect(textField("Your Role")).toHaveAccessibleDescription("Your role is required");
  expect(screen.queryAllByRole("alert")).toEqual([]);
});

test("the error of a field that has the focus already is an alert, and the only one", async () => {
  const user = renderWaitlist();
  await showClinics(user);
  await user.click(textField("Full Name"));
  await user.keyboard("{Enter}");
  expect((await screen.findAllByRole("alert")).map(({ textContent }) => textContent)).toEqual([
    nameMessage,
  ]);
});
