import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { startTestReceiver, type TestReceiver } from "../support/test-receiver";
import {
  enter,
  fillInAsFamily,
  isSubmitLabel,
  join,
  renderWaitlist,
  showClinics,
  subscribeBox,
  textField,
  toastTexts,
} from "../support/unit/rendered-waitlist";
import { content } from "../support/unit/sample-pages";

const { anotherLabel, patients, providers } = content.waitlist;
const success =
  "Thank you for joining our waitlist!We'll notify you when the product is ready for you.";
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

function findThanks(): Promise<HTMLElement> {
  return screen.findByText(patients.confirmation.title);
}

test("wrong fields say what is wrong, the first has the focus, and nothing is sent", async () => {
  const user = renderWaitlist();
  await showClinics(user);
  await join(user);
  await waitFor(() => expect(textField("Full Name")).toHaveFocus());
  for (const [label, message] of [
    ["Full Name", nameMessage],
    ["Email Address", emailMessage],
    ["Practice or Clinic Name", "Practice name is required"],
    ["Your Role", "Your role is required"],
  ] as const) {
    expect(textField(label)).toBeInvalid();
    expect(textField(label)).toHaveAccessibleDescription(message);
  }
  expect(screen.queryAllByRole("alert")).toEqual([]);
  expect(receiver.received).toEqual([]);
});

test("the error of a field that has the focus already is an alert, and the only one", async () => {
  const user = renderWaitlist();
  await showClinics(user);
  await user.click(textField("Full Name"));
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(nameMessage);
});

test("Enter in a wrong field that is not the first reads nothing out, and moves the focus", async () => {
  const user = renderWaitlist();
  await showClinics(user);
  await user.click(textField("Your Role"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(textField("Full Name")).toHaveFocus());
  expect(screen.queryAllByRole("alert")).toEqual([]);
});

test("a wrong submission never says that it is sending", async () => {
  const user = renderWaitlist();
  const said: (string | null)[] = [];
  const status = within(screen.getByRole("form")).getByRole("status");
  const observer = new MutationObserver(() => said.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  await join(user);
  await waitFor(() => expect(textField("Full Name")).toHaveFocus());
  observer.disconnect();
  expect(said).toEqual([]);
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
  expect(subscribeBox()).toHaveAccessibleName("Send me occasional updates about the product");
  await user.click(subscribeBox());
  await showClinics(user);
  expect(subscribeBox()).toHaveAccessibleName(
    "Send me updates about the product provider solutions",
  );
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
  expect(textField("Email Address")).toHaveValue("ana@mail.example");
  expect(subscribeBox()).not.toBeChecked();
  expect(screen.getByRole("form", { name: providers.formTitle })).toBeVisible();
});

test("while a signup is on its way, fields are read-only and every other press does nothing", async () => {
  const user = renderWaitlist();
  receiver.hold();
  const said = within(screen.getByRole("form")).getByRole("status");
  expect(said).toBeEmptyDOMElement();
  await fillInAsFamily(user);
  await join(user);
  expect(button()).toHaveTextContent("Submitting...");
  expect(button()).toHaveAttribute("aria-disabled", "true");
  // A page has loaded; none was restored.
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false })));
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

test("after a success, thanks with the address are over the form, which the other view shows", async () => {
  const user = renderWaitlist();
  await fillInAsFamily(user);
  await join(user);
  const thanks = (await findThanks()).parentElement;
  expect(thanks).toHaveTextContent(
    patients.confirmation.text.replace("{email}", "ana@mail.example"),
  );
  expect(thanks).toHaveFocus();
  expect(screen.queryByRole("form")).toBeNull();
  expect(screen.queryAllByRole("alert")).toEqual([]);
  await showClinics(user);
  expect(screen.getByRole("form", { name: providers.formTitle })).toBeVisible();
  expect(thanks).not.toBeVisible();
});

test("another signup keeps everything but the address, which has the focus", async () => {
  const user = renderWaitlist();
  await showClinics(user);
  for (const [label, text] of [
    ["Full Name", "Ben Ode"],
    ["Email Address", "ben@clinic.example"],
    ["Practice or Clinic Name", "Riverbend"],
    ["Your Role", "Midwife"],
    ["Specialties (Optional)", "Twins"],
  ] as const) {
    await enter(user, label, text);
  }
  await user.click(subscribeBox());
  await join(user);
  await user.click(await screen.findByRole("button", { name: anotherLabel }));
  expect(textField("Email Address")).toHaveFocus();
  await user.keyboard("bo@clinic.example");
  await join(user);
  await screen.findByText(providers.confirmation.title);
  const [first, second] = receiver.signups();
  expect(first).toMatchObject({ specialties: "Twins", isSubscribed: false });
  const timestamp = expect.any(String);
  expect(second).toEqual({ ...first, email: "bo@clinic.example", timestamp });
});

describe("a form that an owner has closed", () => {
  const closed = "The families' list is full.";
  const words = { ...content.waitlist, patients: { ...patients, closed } };

  test("is a sentence and the mailbox, and the other audience has its own", async () => {
    const user = renderWaitlist({ words });
    expect(screen.getByText(closed)).toHaveTextContent(`${closed} ${content.site.email}`);
    expect(screen.queryByRole("form")).toBeNull();
    expect(screen.getByText(content.waitlist.withoutScript)).not.toBeVisible();
    await showClinics(user);
    expect(screen.getByRole("form", { name: providers.formTitle })).toBeVisible();
    expect(screen.getByText(closed)).not.toBeVisible();
  });

  test("is not in the page at all, nor are words for pages without scripts, if both are", () => {
    renderWaitlist({ words: { ...words, providers: { ...providers, closed } } });
    expect(document.querySelector("form")).toBeNull();
    expect(screen.queryByText(content.waitlist.withoutScript)).toBeNull();
  });
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
