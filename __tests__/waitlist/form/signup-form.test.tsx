import { fireEvent, screen, waitFor } from "@testing-library/react";
import { refusingAddress } from "../../support/test-receiver";
import {
  enter,
  join,
  renderWaitlist,
  subscribeBox,
  textField,
  typeFamily,
} from "../../support/unit/rendered-waitlist";
import { content } from "../../support/unit/sample-pages";
import { signupReceiverOfEachTest, storeAddress } from "../../support/unit/signup-receiver";
import { endToastAnimations, toastTexts } from "../../support/unit/toasts";

const thanks =
  "Thank you for joining our waitlist!We'll notify you when the product is ready for you.";
const failure = "Failed to send your information. Please try again later.";
const { retryNote, patients } = content.waitlist;
const confirmation = patients.confirmation.title;

const receiver = signupReceiverOfEachTest();

test("after a success the form is empty for somebody else, and says so until the next edit", async () => {
  const { user } = renderWaitlist();
  await enter(user, textField("Full Name"), "  Ana Ruiz ");
  await user.type(textField("Email Address"), " ana@mail.example ");
  await user.click(subscribeBox());
  await join(user);
  expect(await screen.findByText(confirmation)).toBeVisible();
  expect(screen.getByRole("form")).toHaveTextContent(
    patients.confirmation.text.replace("{email}", "ana@mail.example"),
  );
  expect(receiver().signups()).toEqual([
    expect.objectContaining({ name: "Ana Ruiz", email: "ana@mail.example", isSubscribed: false }),
  ]);
  expect(textField("Full Name")).toHaveValue("");
  expect(textField("Email Address")).toHaveValue("");
  expect(subscribeBox()).toBeChecked();
  await user.tab();
  await join(user);
  expect(screen.getByText(confirmation)).toBeVisible();

  await enter(user, textField("Email Address"), "ben@mail.example");
  expect(screen.queryByText(confirmation)).toBeNull();
  expect(textField("Full Name")).not.toHaveAttribute("aria-invalid");
  await join(user);
  expect(await screen.findByText("Name must be at least 2 characters")).toBeVisible();
});

test("what a form filler puts into the fields is sent, whether it tells anyone or not", async () => {
  const { user } = renderWaitlist();
  Object.assign(textField("Full Name"), { value: "Ana Ruiz" });
  fireEvent(textField("Full Name"), new InputEvent("input", { bubbles: true }));
  Object.assign(textField("Email Address"), { value: "ana@mail.example" });
  await join(user);
  await screen.findByText(confirmation);
  expect(receiver().signups()).toEqual([
    expect.objectContaining({ name: "Ana Ruiz", email: "ana@mail.example" }),
  ]);
});

test("when the send fails, I am told, keep what I typed and can send it again", async () => {
  const working = localStorage.getItem("familyWebhookUrl") ?? "";
  storeAddress("patients", refusingAddress);
  const { container, user } = renderWaitlist();
  const [above, below] = container.querySelectorAll("[aria-live='polite']");
  await typeFamily(user);
  await user.click(subscribeBox());
  await join(user);
  await waitFor(() => expect(toastTexts("alert")).toEqual([`Error${failure}`]));
  expect(toastTexts("status")).toEqual([]);
  expect(screen.queryByText(confirmation)).toBeNull();
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
  expect(subscribeBox()).not.toBeChecked();
  // Announced, as a whole.
  await waitFor(() => expect(below).toHaveTextContent(retryNote));
  expect(below?.firstChild).toHaveAttribute("aria-atomic", "true");

  storeAddress("patients", working);
  receiver().hold();
  await join(user);
  await screen.findByRole("button", { name: "Submitting..." });
  expect(screen.queryByText(retryNote)).toBeNull();
  receiver().release();
  await waitFor(() => expect(above).toHaveTextContent(confirmation));
  expect(above?.firstChild).toHaveAttribute("aria-atomic", "true");
  expect(receiver().signups()).toEqual([
    expect.objectContaining({ name: "Ana Ruiz", isSubscribed: false }),
  ]);
  // The old outcome is not shown beside the new one.
  await waitFor(() => expect(toastTexts("status")).toEqual([thanks]));
  endToastAnimations();
  await waitFor(() => expect(toastTexts("alert")).toEqual([]));
});
