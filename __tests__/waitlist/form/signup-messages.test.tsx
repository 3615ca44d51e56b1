import { screen, waitFor } from "@testing-library/react";
import {
  audienceRadio,
  join,
  renderWaitlist,
  textField,
  typeFamily,
} from "../../support/unit/rendered-waitlist";

const nameMessage = "Name must be at least 2 characters";
const emailMessage = "Please enter a valid email address";

test("the first field in error has the focus on every submission, be it the second on the form", async () => {
  const { user } = renderWaitlist();
  await typeFamily(user);
  await user.clear(textField("Email Address"));
  for (let submissions = 1; submissions <= 2; submissions += 1) {
    await join(user);
    await waitFor(() => expect(textField("Email Address")).toHaveFocus());
  }
  expect(textField("Full Name")).not.toHaveAttribute("aria-invalid");
  // It is read with the field.
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a message is announced to whoever submits from the field itself", async () => {
  const { user } = renderWaitlist();
  await typeFamily(user);
  await user.clear(textField("Email Address"));
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(emailMessage);
});

test("a field that was right says nothing new until the next submission", async () => {
  const { user } = renderWaitlist();
  await typeFamily(user, "A");
  await join(user);
  await screen.findByText(nameMessage);
  await user.clear(textField("Email Address"));
  expect(screen.queryByText(emailMessage)).toBeNull();
  await join(user);
  expect(await screen.findByText(emailMessage)).toBeVisible();
});

test("a message says what is wrong now, and goes once nothing is", async () => {
  const { user } = renderWaitlist();
  await join(user);
  await screen.findByText(nameMessage);
  await user.click(textField("Full Name"));
  await user.paste("a".repeat(1_000_000));
  expect(textField("Full Name")).toHaveAccessibleDescription("Name must be at most 200 characters");
  // A megabyte would take seconds to check.
  expect(textField("Full Name")).toHaveDisplayValue(/^a{201,1000}$/);
  await user.clear(textField("Full Name"));
  await user.paste("Ana");
  expect(textField("Full Name")).not.toHaveAttribute("aria-invalid");
  expect(textField("Full Name")).not.toHaveAttribute("aria-describedby");
  expect(textField("Full Name")).toHaveFocus();
  expect(screen.getByText(emailMessage)).toBeVisible();
});

test("an audience switched away from in error does not take the focus when it comes back", async () => {
  const { user } = renderWaitlist();
  await join(user);
  await screen.findByText(nameMessage);
  await user.click(audienceRadio("For OB-GYN Clinics"));
  expect(textField("Full Name")).not.toHaveAttribute("aria-invalid");
  await user.click(audienceRadio("For Families"));
  expect(textField("Full Name")).toHaveAttribute("aria-invalid", "true");
  expect(audienceRadio("For Families")).toHaveFocus();
});

test("each field says what it wants, and a browser can fill it in", async () => {
  const { user } = renderWaitlist();
  await user.click(audienceRadio("For OB-GYN Clinics"));
  const wanted = ["name", "autocomplete", "type", "inputmode", "autocapitalize", "aria-required"];
  const fields = screen
    .getAllByRole("textbox")
    .map((field) => wanted.map((attribute) => field.getAttribute(attribute)));
  expect(fields).toEqual([
    ["name", "name", "text", null, null, "true"],
    ["email", "email", "text", "email", "none", "true"],
    ["practiceName", "organization", "text", null, null, "true"],
    ["role", "organization-title", "text", null, null, "true"],
    ["specialties", null, "text", null, null, null],
    ["patientsPerMonth", null, "text", null, null, null],
  ]);
});
