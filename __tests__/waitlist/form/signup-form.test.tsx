import { screen, waitFor } from "@testing-library/react";
import { refusingAddress } from "../../support/test-receiver";
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
import { signupReceiverOfEachTest, storeAddress } from "../../support/unit/signup-receiver";
import { endToastAnimations, toastTexts } from "../../support/unit/toasts";

const thanks =
  "Thank you for joining our waitlist!We'll notify you when the product is ready for you.";
const failure = "Failed to send your information. Please try again later.";
const confirmation = "Families, you are on the list.";

const receiver = signupReceiverOfEachTest();

describe("a signup", () => {
  test("of a family reaches the receiver and is confirmed, in a toast and beside the form", async () => {
    const { user } = renderWaitlist();
    await typeFamily(user, "  Ana Ruiz ");
    await join(user);
    expect(await screen.findByText(confirmation)).toBeVisible();
    await waitFor(() => expect(toastTexts("status")).toEqual([thanks]));
    expect(receiver().received.map(({ path }) => path)).toEqual(["/families"]);
    expect(receiver().signups()).toEqual([
      {
        name: "Ana Ruiz",
        email: "ana@mail.example",
        isSubscribed: true,
        audienceType: "patients",
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);
  });

  test("of a clinic reaches its own receiver, with every field", async () => {
    const { user } = renderWaitlist();
    await user.click(audienceRadio("For OB-GYN Clinics"));
    await enter(user, textField("Full Name"), "Dr. Lee");
    await enter(user, textField("Email Address"), "lee@clinic.example");
    await enter(user, textField("Practice or Clinic Name"), "Lee & Partners");
    await enter(user, textField("Your Role"), "Owner");
    await enter(user, textField("Patients Per Month (Optional)"), "about 300");
    await user.click(subscribeBox());
    await join(user);
    expect(await screen.findByText("Clinics, you are on the list.")).toBeVisible();
    expect(receiver().received.map(({ path }) => path)).toEqual(["/clinics"]);
    expect(receiver().signups()).toEqual([
      {
        name: "Dr. Lee",
        email: "lee@clinic.example",
        practiceName: "Lee & Partners",
        role: "Owner",
        specialties: "",
        patientsPerMonth: "about 300",
        isSubscribed: false,
        audienceType: "providers",
        timestamp: expect.any(String),
      },
    ]);
  });

  test("may hold emoji and writing from right to left", async () => {
    const { user } = renderWaitlist();
    await typeFamily(user, "مريم 👶🏽 לאה");
    await join(user);
    await screen.findByText(confirmation);
    expect(receiver().signups()[0]?.name).toBe("مريم 👶🏽 לאה");
  });

  test("can be sent with the Enter key", async () => {
    const { user } = renderWaitlist();
    await typeFamily(user);
    await user.keyboard("{Enter}");
    await screen.findByText(confirmation);
    expect(receiver().signups()).toHaveLength(1);
  });
});

test("what the form says of the outcome is announced, each time as a whole", async () => {
  const working = localStorage.getItem("familyWebhookUrl") ?? "";
  storeAddress("patients", refusingAddress);
  const { container, user } = renderWaitlist();
  const [above, below] = container.querySelectorAll("[aria-live='polite'][aria-atomic='true']");
  await typeFamily(user);
  await join(user);
  await waitFor(() => expect(below).toHaveTextContent("Try again."));
  storeAddress("patients", working);
  await join(user);
  await waitFor(() => expect(above).toHaveTextContent(confirmation));
  expect(above).toHaveTextContent("ana@mail.example");
});

describe("while a signup is being sent", () => {
  test("the button says so and cannot be pressed", async () => {
    receiver().hold();
    const { user } = renderWaitlist();
    await typeFamily(user);
    await join(user);
    const button = await screen.findByRole("button", { name: "Submitting..." });
    expect(button).toHaveAttribute("aria-disabled", "true");
    await user.click(button);
    expect(screen.queryByText(confirmation)).toBeNull();
    receiver().release();
    await screen.findByText(confirmation);
    expect(receiver().signups()).toHaveLength(1);
    expect(await findJoinButton()).toHaveAttribute("aria-disabled", "false");
  });

  test("pressing on after the success makes no second request, and no mistake either", async () => {
    const { user } = renderWaitlist();
    await typeFamily(user);
    await join(user);
    await screen.findByText(confirmation);
    await user.dblClick(await findJoinButton());
    expect(receiver().signups()).toHaveLength(1);
    expect(textField("Full Name")).not.toHaveAttribute("aria-invalid");
    expect(screen.getByText(confirmation)).toBeVisible();
  });
});

describe("after a success", () => {
  async function signUp() {
    const { user } = renderWaitlist();
    await typeFamily(user);
    await user.click(subscribeBox());
    await join(user);
    await screen.findByText(confirmation);
    return user;
  }

  test("the form is empty again and the box ticked", async () => {
    await signUp();
    expect(textField("Full Name")).toHaveValue("");
    expect(textField("Email Address")).toHaveValue("");
    expect(subscribeBox()).toBeChecked();
    expect(textField("Full Name")).not.toHaveAttribute("aria-invalid");
  });

  test("the confirmation names the address, without the spaces around it", async () => {
    const { user } = renderWaitlist();
    await user.type(textField("Full Name"), "Ana Ruiz");
    await user.type(textField("Email Address"), " ana@mail.example ");
    await join(user);
    await screen.findByText(confirmation);
    expect(screen.getByRole("form")).toHaveTextContent("We write to ana@mail.example soon.");
  });

  test("the confirmation stays until the next edit", async () => {
    const user = await signUp();
    await user.tab();
    expect(screen.getByText(confirmation)).toBeVisible();
    await user.type(textField("Full Name"), "B");
    expect(screen.queryByText(confirmation)).toBeNull();
  });

  test("somebody else can sign up", async () => {
    const user = await signUp();
    await enter(user, textField("Full Name"), "Ben Ode");
    await enter(user, textField("Email Address"), "ben@mail.example");
    await join(user);
    await screen.findByText(confirmation);
    expect(
      receiver()
        .signups()
        .map(({ name }) => name),
    ).toEqual(["Ana Ruiz", "Ben Ode"]);
  });

  test("a second signup without a name is told what is missing", async () => {
    const user = await signUp();
    await enter(user, textField("Email Address"), "ben@mail.example");
    await join(user);
    expect(await screen.findByText("Name must be at least 2 characters")).toBeVisible();
  });
});

describe("when the send fails", () => {
  test("the visitor is told, keeps what was typed and can send it again", async () => {
    const working = localStorage.getItem("familyWebhookUrl") ?? "";
    storeAddress("patients", refusingAddress);
    const { user } = renderWaitlist();
    await typeFamily(user);
    await user.click(subscribeBox());
    await join(user);
    await waitFor(() => expect(toastTexts("alert")).toEqual([`Error${failure}`]));
    expect(toastTexts("status")).toEqual([]);
    expect(screen.queryByText(confirmation)).toBeNull();
    expect(textField("Full Name")).toHaveValue("Ana Ruiz");
    expect(textField("Email Address")).toHaveValue("ana@mail.example");
    expect(subscribeBox()).not.toBeChecked();
    expect(await screen.findByText("Try again.")).toBeVisible();

    storeAddress("patients", working);
    receiver().hold();
    await join(user);
    await screen.findByRole("button", { name: "Submitting..." });
    expect(screen.queryByText("Try again.")).toBeNull();
    receiver().release();
    await screen.findByText(confirmation);
    expect(receiver().signups()).toEqual([
      expect.objectContaining({ name: "Ana Ruiz", isSubscribed: false }),
    ]);
    // The old outcome is not shown beside the new one.
    await waitFor(() => expect(toastTexts("status")).toEqual([thanks]));
    endToastAnimations();
    await waitFor(() => expect(toastTexts("alert")).toEqual([]));
  });
});
