import { act, screen, waitFor } from "@testing-library/react";
import {
  audienceRadio,
  enter,
  findJoinButton,
  join,
  renderWaitlist,
  subscribeBox,
  textField,
  typeFamily,
  type User,
} from "../../support/unit/rendered-waitlist";
import { signupReceiverOfEachTest } from "../../support/unit/signup-receiver";

const receiver = signupReceiverOfEachTest();

async function showClinics(user: User) {
  await user.click(audienceRadio("For OB-GYN Clinics"));
}

async function showFamilies(user: User) {
  await user.click(audienceRadio("For Families"));
}

test("each audience has its own form", async () => {
  const { user } = renderWaitlist();
  expect(screen.getByRole("form", { name: "Sign up as a family" })).toBeVisible();
  expect(screen.getByLabelText("Send me occasional updates about the product")).toBeChecked();
  await showClinics(user);
  expect(screen.queryByRole("form", { name: "Sign up as a family" })).toBeNull();
  expect(screen.getByRole("form", { name: "Sign up as a clinic" })).toBeVisible();
  expect(
    screen.getByLabelText("Send me updates about the product provider solutions"),
  ).toBeChecked();
});

test("what was typed is still there after a switch and back, an unticked box too", async () => {
  const { user } = renderWaitlist();
  await showClinics(user);
  await enter(user, textField("Practice or Clinic Name"), "Lee & Partners");
  await enter(user, textField("Specialties (Optional)"), "Obstetrics");
  await user.click(subscribeBox());
  await showFamilies(user);
  expect(subscribeBox()).toBeChecked();
  await showClinics(user);
  expect(textField("Practice or Clinic Name")).toHaveValue("Lee & Partners");
  expect(textField("Specialties (Optional)")).toHaveValue("Obstetrics");
  expect(subscribeBox()).not.toBeChecked();
});

test("name and e-mail carry over to the other form, the latest wins", async () => {
  const { user } = renderWaitlist();
  await typeFamily(user);
  await showClinics(user);
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
  expect(textField("Email Address")).toHaveValue("ana@mail.example");
  await enter(user, textField("Full Name"), " Lee");
  await showFamilies(user);
  expect(textField("Full Name")).toHaveValue("Ana Ruiz Lee");
});

test("an empty field carries nothing over", async () => {
  const { user } = renderWaitlist();
  await typeFamily(user);
  await showClinics(user);
  await user.clear(textField("Full Name"));
  await showFamilies(user);
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
});

test("a form that was just sent stays empty and says so, whatever the other one holds", async () => {
  const { user } = renderWaitlist();
  await typeFamily(user);
  await showClinics(user);
  await showFamilies(user);
  await join(user);
  await screen.findByText("Families, you are on the list.");
  await showClinics(user);
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
  await showFamilies(user);
  expect(textField("Full Name")).toHaveValue("");
  expect(await screen.findByText("Families, you are on the list.")).toBeVisible();
});

test("what is carried over can be sent", async () => {
  const { user } = renderWaitlist();
  await typeFamily(user);
  await showClinics(user);
  await enter(user, textField("Practice or Clinic Name"), "Lee & Partners");
  await enter(user, textField("Your Role"), "Owner");
  await join(user);
  await screen.findByText("Clinics, you are on the list.");
  expect(receiver().signups()).toEqual([
    expect.objectContaining({ name: "Ana Ruiz", email: "ana@mail.example" }),
  ]);
});

test("who is typing while the view changes goes on in the same field, at its end", async () => {
  const { user } = renderWaitlist();
  await typeFamily(user);
  await showClinics(user);
  await user.click(textField("Email Address"));
  // The view changes a moment after the tap, here by the keyboard's and not the pointer's doing.
  act(() => audienceRadio("For Families").click());
  expect(textField("Email Address")).toHaveFocus();
  await user.keyboard(".uk");
  expect(textField("Email Address")).toHaveValue("ana@mail.example.uk");
});

describe("a switch while a signup is being sent", () => {
  async function switchMidSend() {
    receiver().hold();
    const { user } = renderWaitlist();
    await showClinics(user);
    await enter(user, textField("Specialties (Optional)"), "Obstetrics");
    await showFamilies(user);
    await typeFamily(user);
    await join(user);
    await waitFor(() => expect(receiver().signups()).toHaveLength(1));
    await showClinics(user);
    return user;
  }

  test("leaves the other form untouched, and usable", async () => {
    await switchMidSend();
    expect(textField("Full Name")).toHaveValue("");
    expect(textField("Email Address")).toHaveValue("");
    expect(textField("Specialties (Optional)")).toHaveValue("Obstetrics");
    expect(await findJoinButton()).toBeEnabled();
  });

  test("and back again shows it still under way, its values unchanged", async () => {
    const user = await switchMidSend();
    await enter(user, textField("Full Name"), "Dr. Lee");
    await showFamilies(user);
    expect(screen.getByRole("button", { name: "Submitting..." })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    expect(textField("Full Name")).toHaveValue("Ana Ruiz");
    receiver().release();
    await screen.findByText("Families, you are on the list.");
    expect(receiver().signups()).toHaveLength(1);
  });
});
