import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { refusingAddress, startTestReceiver, type TestReceiver } from "../support/test-receiver";
import {
  enter,
  fillInAsClinic,
  fillInAsFamily,
  isSubmitLabel,
  join,
  renderWaitlist,
  showClinics,
  subscribeBox,
  textField,
  toastTexts,
  WaitlistPage,
} from "../support/unit/rendered-waitlist";
import { content } from "../support/unit/sample-pages";

const { anotherLabel, loadingLabel, retryNote, patients, providers } = content.waitlist;
const success =
  "Thank you for joining our waitlist!We'll notify you when the product is ready for you.";
const failure = "ErrorFailed to send your information. Please try again later.";
const nameMessage = "Name must be at least 2 characters";
const emailMessage = "Please enter a valid email address";

let receiver: TestReceiver;

beforeEach(async () => {
  receiver = await startTestReceiver();
  localStorage.setItem("familyWebhookUrl", `${receiver.url}/families`);
  localStorage.setItem("providerWebhookUrl", `${receiver.url}/clinics`);
});

afterEach(() => receiver.close());

function button(): HTMLElement {
  return screen.getByRole("button", { name: isSubmitLabel });
}

async function findThanks(title = patients.confirmation.title): Promise<HTMLElement> {
  return screen.findByText(title);
}

test("a family's signup is sent to the families' address with exactly its keys, trimmed", async () => {
  const user = renderWaitlist();
  await enter(user, "Full Name", "  Ana Ruiz ");
  await enter(user, "Email Address", " ana@mail.example\u200b ");
  expect(subscribeBox()).toHaveAccessibleName("Send me occasional updates about the product");
  await user.click(subscribeBox());
  await join(user);
  await findThanks();
  expect(receiver.received.map(({ path, method }) => [method, path])).toEqual([
    ["POST", "/families"],
  ]);
  expect(receiver.signups()).toEqual([
    {
      name: "Ana Ruiz",
      email: "ana@mail.example",
      isSubscribed: false,
      audienceType: "patients",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ]);
});

test("a clinic's signup is sent to the clinics' address, an empty optional field as empty text", async () => {
  const user = renderWaitlist();
  await showClinics(user);
  await fillInAsClinic(user);
  await enter(user, "Patients Per Month (Optional)", "about 300");
  expect(subscribeBox()).toHaveAccessibleName(
    "Send me updates about the product provider solutions",
  );
  await join(user);
  await findThanks(providers.confirmation.title);
  expect(receiver.received.map(({ path }) => path)).toEqual(["/clinics"]);
  expect(receiver.signups()).toEqual([
    {
      name: "Ana Ruiz",
      email: "ana@mail.example",
      practiceName: "Riverbend OB-GYN",
      role: "Practice manager",
      specialties: "",
      patientsPerMonth: "about 300",
      isSubscribed: true,
      audienceType: "providers",
      timestamp: expect.any(String),
    },
  ]);
});

test("wrong fields say what is wrong, the first has the focus, and nothing is sent", async () => {
  const user = renderWaitlist();
  await showClinics(user);
  await join(user);
  await waitFor(() => expect(textField("Full Name")).toHaveFocus());
  const wrong = screen.getAllByRole("textbox").filter((field) => field.ariaInvalid === "true");
  expect(wrong).toHaveLength(4);
  expect(textField("Full Name")).toHaveAccessibleDescription(nameMessage);
  expect(textField("Email Address")).toHaveAccessibleDescription(emailMessage);
  expect(textField("Practice or Clinic Name")).toHaveAccessibleDescription(
    "Practice name is required",
  );
  expect(textField("Your Role")).toHaveAccessibleDescription("Your role is required");
  expect(receiver.received).toEqual([]);
});

test("a message goes once its field is edited, and the focus stays where I type", async () => {
  const user = renderWaitlist();
  await join(user);
  await waitFor(() => expect(textField("Full Name")).toHaveFocus());
  await user.type(textField("Email Address"), "a");
  expect(screen.queryByText(emailMessage)).toBeNull();
  expect(screen.getByText(nameMessage)).toBeVisible();
  expect(textField("Email Address")).toHaveFocus();
});

test("a second wrong submission takes me to the first wrong field again", async () => {
  const user = renderWaitlist();
  await join(user);
  await enter(user, "Full Name", "Ana Ruiz");
  await join(user);
  await waitFor(() => expect(textField("Email Address")).toHaveFocus());
});

test("a switch of the audience keeps name, email address and the box", async () => {
  const user = renderWaitlist();
  await fillInAsFamily(user);
  await user.click(subscribeBox());
  await showClinics(user);
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
  expect(textField("Email Address")).toHaveValue("ana@mail.example");
  expect(subscribeBox()).not.toBeChecked();
  expect(screen.getByRole("form", { name: providers.formTitle })).toBeVisible();
});

test("while a signup is on its way, fields are read-only and every other press does nothing", async () => {
  const user = renderWaitlist();
  receiver.hold();
  const said = screen.getByRole("status");
  expect(said).toBeEmptyDOMElement();
  await fillInAsFamily(user);
  await join(user);
  expect(button()).toHaveTextContent("Submitting...");
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(said).toHaveTextContent("Submitting...");
  await user.type(textField("Full Name"), "x");
  await user.click(subscribeBox());
  await user.click(button());
  await showClinics(user);
  await user.click(button());
  fireEvent.submit(screen.getByRole("form"));
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
  expect(subscribeBox()).toBeChecked();
  receiver.release();
  await waitFor(() => expect(toastTexts("success")).toEqual([success]));
  expect(receiver.signups()).toEqual([expect.objectContaining({ audienceType: "patients" })]);
});

test("thanks are shown in the view that they belong to, and leave the focus on the toggle", async () => {
  const user = renderWaitlist();
  receiver.hold();
  await fillInAsFamily(user);
  await join(user);
  await showClinics(user);
  receiver.release();
  await waitFor(() => expect(toastTexts("success")).toEqual([success]));
  expect(screen.getByRole("form", { name: providers.formTitle })).toBeVisible();
  const toggle = screen.getByRole("radio", { name: content.site.audiences.patients });
  await user.click(toggle);
  expect(await findThanks()).toBeVisible();
  expect(toggle).toHaveFocus();
});

test("if I leave while it is sending and come back, I can send again, and nothing is sent twice", async () => {
  const user = renderWaitlist();
  receiver.hold();
  await fillInAsFamily(user);
  await join(user);
  await waitFor(() => expect(receiver.received).toHaveLength(1));
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false })));
  expect(button()).toHaveTextContent("Submitting...");
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await waitFor(() => expect(toastTexts("error")).toEqual([failure]));
  expect(button()).toHaveAttribute("aria-disabled", "false");
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
  expect(receiver.received).toHaveLength(1);
});

test("after a success, thanks with the address take the form's place and the focus", async () => {
  const user = renderWaitlist();
  await fillInAsFamily(user);
  await join(user);
  const thanks = (await findThanks()).parentElement;
  await waitFor(() => expect(thanks).toHaveFocus());
  expect(thanks).toHaveTextContent(
    patients.confirmation.text.replace("{email}", "ana@mail.example"),
  );
  expect(screen.queryByRole("form")).toBeNull();
  expect(toastTexts("success")).toEqual([success]);
});

test("after a success, the other view has its own form", async () => {
  const user = renderWaitlist();
  await fillInAsFamily(user);
  await join(user);
  await findThanks();
  await showClinics(user);
  expect(screen.getByRole("form", { name: providers.formTitle })).toBeVisible();
  expect(textField("Full Name")).toHaveValue("");
});

test("another signup begins with an empty form, but not by a press right after the success", async () => {
  const user = renderWaitlist();
  await fillInAsFamily(user);
  await user.click(subscribeBox());
  const now = jest.spyOn(performance, "now").mockReturnValue(5_000);
  await join(user);
  await findThanks();
  const another = screen.getByRole("button", { name: anotherLabel });
  now.mockReturnValue(5_900);
  await user.click(another);
  expect(another).toBeVisible();
  now.mockReturnValue(6_500);
  await user.click(another);
  expect(textField("Full Name")).toHaveFocus();
  expect(textField("Full Name")).toHaveValue("");
  expect(textField("Email Address")).toHaveValue("");
  expect(subscribeBox()).toBeChecked();
  await join(user);
  expect(await screen.findByText(nameMessage)).toBeVisible();
  expect(receiver.received).toHaveLength(1);
});

test("after a failure everything is kept, I am told by toast and in the form, and can send again", async () => {
  localStorage.setItem("familyWebhookUrl", await refusingAddress());
  const user = renderWaitlist();
  await fillInAsFamily(user);
  await join(user);
  const line = await screen.findByText(retryNote, { exact: false });
  expect(line).toHaveTextContent(`${retryNote} ${content.site.email}`);
  expect(toastTexts("error")).toEqual([failure]);
  expect(toastTexts("success")).toEqual([]);
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
  localStorage.setItem("familyWebhookUrl", receiver.url);
  await join(user);
  await findThanks();
  expect(screen.queryByText(retryNote, { exact: false })).toBeNull();
  expect(receiver.received).toHaveLength(1);
});

test("what a program fills in without telling anyone is sent, and no field that it adds", async () => {
  const user = renderWaitlist();
  const form = screen.getByRole("form");
  form.insertAdjacentHTML("afterbegin", '<input type="hidden" name="email" value="x">');
  textField("Full Name").value = "Ana Ruiz";
  textField("Email Address").value = "ana@mail.example";
  subscribeBox().checked = false;
  await join(user);
  await findThanks();
  expect(receiver.signups()).toEqual([
    expect.objectContaining({ name: "Ana Ruiz", email: "ana@mail.example", isSubscribed: false }),
  ]);
  expect(Object.keys(receiver.signups()[0] ?? {})).toHaveLength(5);
});

test("what was typed before React came stays in the fields, and is what is sent", async () => {
  document.body.innerHTML = `<div>${renderToString(<WaitlistPage />)}</div>`;
  const loading = screen.getByRole("button", { name: loadingLabel });
  expect(loading).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("form")).toHaveAttribute("method", "dialog");
  textField("Full Name").value = "Ana Ruiz";
  textField("Email Address").value = "ana@mail.example";
  const container = document.body.firstElementChild ?? undefined;
  render(<WaitlistPage />, { container, hydrate: true });
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
  act(() => button().click());
  await findThanks();
  expect(receiver.signups()).toEqual([expect.objectContaining({ name: "Ana Ruiz" })]);
});
