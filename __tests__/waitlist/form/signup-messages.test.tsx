import { screen, waitFor } from "@testing-library/react";
import {
  audienceRadio,
  enter,
  findJoinButton,
  join,
  renderWaitlist,
  subscribeBox,
  textField,
  typeFamily,
} from "../../support/unit/rendered-waitlist";
import { signupReceiverOfEachTest } from "../../support/unit/signup-receiver";

const nameMessage = "Name must be at least 2 characters";
const emailMessage = "Please enter a valid email address";

const receiver = signupReceiverOfEachTest();

test("typing and leaving a field says nothing yet", async () => {
  const { user } = renderWaitlist();
  await user.type(textField("Full Name"), "A");
  await user.type(textField("Email Address"), "ana");
  await user.clear(textField("Email Address"));
  await user.tab();
  expect(subscribeBox()).toHaveFocus();
  expect(screen.queryByText(nameMessage)).toBeNull();
  expect(screen.queryByText(emailMessage)).toBeNull();
  expect(textField("Full Name")).not.toHaveAttribute("aria-invalid");
  expect(textField("Full Name")).not.toHaveAttribute("aria-describedby");
});

test("an empty form is not sent; each message stands with its field, the first has the focus", async () => {
  const { user } = renderWaitlist();
  await join(user);
  await waitFor(() => expect(textField("Full Name")).toHaveAttribute("aria-invalid", "true"));
  expect(textField("Full Name")).toHaveAccessibleDescription(nameMessage);
  expect(textField("Full Name")).toHaveFocus();
  expect(textField("Email Address")).toHaveAttribute("aria-invalid", "true");
  expect(textField("Email Address")).toHaveAccessibleDescription(emailMessage);
  expect(await findJoinButton()).toBeEnabled();
  expect(receiver().signups()).toEqual([]);
});

test("a clinic is told of all that is required, and of nothing that is optional", async () => {
  const { user } = renderWaitlist();
  await user.click(audienceRadio("For OB-GYN Clinics"));
  await join(user);
  await waitFor(() => expect(textField("Full Name")).toHaveAttribute("aria-invalid", "true"));
  const described = screen
    .getAllByRole("textbox")
    .map((field) => document.getElementById(field.getAttribute("aria-describedby") ?? ""));
  expect(described.map((note) => note?.textContent)).toEqual([
    nameMessage,
    emailMessage,
    "Practice name is required",
    "Your role is required",
    undefined,
    undefined,
  ]);
});

test("the first field in error has the focus, be it the second on the form", async () => {
  const { user } = renderWaitlist();
  await typeFamily(user);
  await user.clear(textField("Email Address"));
  await join(user);
  await waitFor(() => expect(textField("Email Address")).toHaveFocus());
  expect(textField("Full Name")).not.toHaveAttribute("aria-invalid");
  // It is read with the field.
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the focus comes back on every submission that fails", async () => {
  const { user } = renderWaitlist();
  await join(user);
  await waitFor(() => expect(textField("Full Name")).toHaveFocus());
  await join(user);
  await waitFor(() => expect(textField("Full Name")).toHaveFocus());
});

test("a message is announced to whoever submits from the field itself", async () => {
  const { user } = renderWaitlist();
  await typeFamily(user);
  await user.clear(textField("Email Address"));
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(emailMessage);
});

test("a message goes once its field is put right, and the others stay", async () => {
  const { user } = renderWaitlist();
  await join(user);
  await screen.findByText(nameMessage);
  await user.type(textField("Full Name"), "A");
  expect(screen.getByText(nameMessage)).toBeVisible();
  await user.type(textField("Full Name"), "n");
  expect(screen.queryByText(nameMessage)).toBeNull();
  expect(textField("Full Name")).not.toHaveAttribute("aria-invalid");
  expect(textField("Full Name")).not.toHaveAttribute("aria-describedby");
  expect(textField("Full Name")).toHaveFocus();
  expect(screen.getByText(emailMessage)).toBeVisible();
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

test("a message tells what is wrong now, not what was", async () => {
  const { user } = renderWaitlist();
  await join(user);
  await screen.findByText(nameMessage);
  await user.click(textField("Full Name"));
  await user.paste("a".repeat(201));
  expect(textField("Full Name")).toHaveAccessibleDescription("Name must be at most 200 characters");
});

test("once all is put right the signup is sent", async () => {
  const { user } = renderWaitlist();
  await join(user);
  await screen.findByText(nameMessage);
  await typeFamily(user);
  await join(user);
  await screen.findByText("Families, you are on the list.");
  expect(receiver().signups()).toHaveLength(1);
});

test("a name of 10,000 characters is refused with a message", async () => {
  const { user } = renderWaitlist();
  await user.click(textField("Full Name"));
  await user.paste("a".repeat(10_000));
  await enter(user, textField("Email Address"), "ana@mail.example");
  await join(user);
  await waitFor(() =>
    expect(textField("Full Name")).toHaveAccessibleDescription(
      "Name must be at most 200 characters",
    ),
  );
  expect(receiver().signups()).toEqual([]);
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

test.each([
  { label: "Full Name", autocomplete: "name" },
  { label: "Email Address", autocomplete: "email", type: "email", inputMode: "email" },
  { label: "Practice or Clinic Name", autocomplete: "organization" },
  { label: "Your Role", autocomplete: "organization-title" },
  { label: "Specialties (Optional)", autocomplete: null, isRequired: false },
  { label: "Patients Per Month (Optional)", autocomplete: null, isRequired: false },
])("$label says what it wants, and a browser can fill it in", async (wanted) => {
  const { label, autocomplete, type = "text", inputMode = null, isRequired = true } = wanted;
  const { user } = renderWaitlist();
  await user.click(audienceRadio("For OB-GYN Clinics"));
  const field = textField(label);
  expect(field.getAttribute("autocomplete")).toBe(autocomplete);
  expect(field).toHaveAttribute("type", type);
  expect(field.getAttribute("inputmode")).toBe(inputMode);
  expect(field.getAttribute("aria-required")).toBe(isRequired ? "true" : null);
});
