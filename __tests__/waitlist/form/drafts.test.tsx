import { screen, waitFor } from "@testing-library/react";
import {
  audienceRadio,
  enter,
  join,
  renderWaitlist,
  subscribeBox,
  textField,
  typeFamily,
  type User,
} from "../../support/unit/rendered-waitlist";
import { content } from "../../support/unit/sample-pages";
import { signupReceiverOfEachTest } from "../../support/unit/signup-receiver";

const { patients, providers } = content.waitlist;

const receiver = signupReceiverOfEachTest();

async function showClinics(user: User) {
  await user.click(audienceRadio("For OB-GYN Clinics"));
}

async function showFamilies(user: User) {
  await user.click(audienceRadio("For Families"));
}

test("each audience has its own form, and keeps its box as it was left", async () => {
  const { user } = renderWaitlist();
  expect(screen.getByRole("form", { name: patients.formTitle })).toBeVisible();
  expect(screen.getByLabelText("Send me occasional updates about the product")).toBeChecked();
  await showClinics(user);
  expect(screen.queryByRole("form", { name: patients.formTitle })).toBeNull();
  expect(screen.getByRole("form", { name: providers.formTitle })).toBeVisible();
  const box = screen.getByLabelText("Send me updates about the product provider solutions");
  expect(box).toBeChecked();
  await user.click(box);
  await showFamilies(user);
  expect(subscribeBox()).toBeChecked();
  await showClinics(user);
  expect(subscribeBox()).not.toBeChecked();
});

test("the latest name carries over to the other form, an empty one does not", async () => {
  const { user } = renderWaitlist();
  await typeFamily(user);
  await showClinics(user);
  await enter(user, textField("Full Name"), " Lee");
  await showFamilies(user);
  expect(textField("Full Name")).toHaveValue("Ana Ruiz Lee");
  await user.clear(textField("Full Name"));
  await showClinics(user);
  expect(textField("Full Name")).toHaveValue("Ana Ruiz Lee");
});

test("a form that was just sent stays empty and says so, whatever the other one holds", async () => {
  const { user } = renderWaitlist();
  await typeFamily(user);
  await showClinics(user);
  await showFamilies(user);
  await join(user);
  await screen.findByText(patients.confirmation.title);
  await showClinics(user);
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
  await showFamilies(user);
  expect(textField("Full Name")).toHaveValue("");
  expect(await screen.findByText(patients.confirmation.title)).toBeVisible();
});

test("a switch and back while a signup is being sent shows it still in progress, unchanged", async () => {
  receiver().hold();
  const { user } = renderWaitlist();
  await typeFamily(user);
  await join(user);
  await waitFor(() => expect(receiver().signups()).toHaveLength(1));
  await showClinics(user);
  expect(textField("Full Name")).toHaveValue("");
  await enter(user, textField("Full Name"), "Dr. Lee");
  await showFamilies(user);
  const button = screen.getByRole("button", { name: "Submitting..." });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
  receiver().release();
  await screen.findByText(patients.confirmation.title);
  expect(receiver().signups()).toHaveLength(1);
});
