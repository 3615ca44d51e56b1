import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { refusingAddress } from "../support/test-receiver";
import {
  audienceRadio,
  enter,
  findJoinButton,
  join,
  renderWaitlist,
  subscribeBox,
  textField,
  typeAsPatient,
  type User,
} from "../support/unit/rendered-waitlist";
import { content } from "../support/unit/sample-pages";
import { signupReceiverOfEachTest, storeAddress } from "../support/unit/signup-receiver";
import { endToastAnimations, toastTexts } from "../support/unit/toasts";

const thanks =
  "Thank you for joining our waitlist!We'll notify you when the product is ready for you.";
const failure = "Failed to send your information. Please try again later.";
const nameMessage = "Name must be at least 2 characters";
const emailMessage = "Please enter a valid email address";
const { anotherLabel, retryNote, patients, providers } = content.waitlist;
const confirmation = patients.confirmation.title;

const receiver = signupReceiverOfEachTest();

// The view is in the address, which outlives a page that a test has rendered.
afterEach(() => window.history.replaceState(null, "", "/"));

async function showProviders(user: User) {
  await user.click(audienceRadio("For OB-GYN Clinics"));
}

async function showPatients(user: User) {
  await user.click(audienceRadio("For Families"));
}

/** Sends a patient's signup to a receiver that does not answer yet. */
async function joinAndWait(user: User) {
  receiver().hold();
  await typeAsPatient(user);
  await join(user);
  await waitFor(() => expect(receiver().signups()).toHaveLength(1));
}

test("there is one form, of which providers see more, under their own words, and which a browser can fill in", async () => {
  const { user } = renderWaitlist();
  expect(screen.getByRole("form", { name: patients.formTitle })).toBeVisible();
  expect(screen.getAllByRole("textbox")).toHaveLength(2);
  const ofPatients = "Send me occasional updates about the product";
  await user.click(screen.getByRole("checkbox", { name: ofPatients }));
  await typeAsPatient(user);

  await showProviders(user);
  expect(screen.getByRole("form", { name: providers.formTitle })).toBeVisible();
  const ofProviders = "Send me updates about the product provider solutions";
  expect(screen.getByRole("checkbox", { name: ofProviders })).not.toBeChecked();
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
  const names = ["type", "aria-required", "name", "autocomplete", "inputmode", "spellcheck"];
  names.push("autocapitalize", "autocorrect");
  const fields = screen.getAllByRole<HTMLInputElement>("textbox").map((field) => {
    const said = names.filter((name) => field.hasAttribute(name));
    const attributes = said.map((name) => `${name}=${field.getAttribute(name)}`);
    return [field.labels?.[0]?.textContent, ...attributes].join(" ");
  });
  expect(fields).toEqual([
    "Full Name type=text aria-required=true name=name autocomplete=name",
    "Email Address type=text aria-required=true name=email autocomplete=email inputmode=email spellcheck=false autocapitalize=none autocorrect=off",
    "Practice or Clinic Name type=text aria-required=true name=practiceName autocomplete=organization",
    "Your Role type=text aria-required=true name=role autocomplete=organization-title",
    "Specialties (Optional) type=text name=specialties",
    "Patients Per Month (Optional) type=text name=patientsPerMonth",
  ]);
  // What is emptied stays empty.
  await user.clear(textField("Email Address"));
  await showPatients(user);
  expect(textField("Email Address")).toHaveValue("");
});

test("a double click on the box, or one that was meant for the button above which it came, counts once", async () => {
  const { user } = renderWaitlist();
  await user.dblClick(subscribeBox());
  expect(subscribeBox()).not.toBeChecked();
  await user.dblClick(screen.getByText(/^Send me occasional/));
  expect(subscribeBox()).toBeChecked();
});

test("after a success I am thanked in place of the form, which comes back empty for somebody else", async () => {
  const { user } = renderWaitlist();
  await enter(user, textField("Full Name"), "  Ana Ruiz ");
  await user.type(textField("Email Address"), " ana@mail.example ");
  await user.click(subscribeBox());
  await join(user);
  expect(await screen.findByText(confirmation)).toBeVisible();
  expect(screen.getByText(confirmation).parentElement).toHaveProperty(
    "textContent",
    confirmation + patients.confirmation.text.replace("{email}", "ana@mail.example"),
  );
  expect(receiver().signups()).toEqual([
    expect.objectContaining({ name: "Ana Ruiz", email: "ana@mail.example", isSubscribed: false }),
  ]);
  expect(screen.getByLabelText("Full Name")).not.toBeVisible();
  const outcome = screen.getByText(confirmation).closest("[tabindex='-1']");
  await waitFor(() => expect(outcome).toHaveFocus());
  // What happens next: the first step has a tick.
  expect(screen.queryByText("1")).toBeNull();
  // A press for which the button was still there is neither a signup nor a mistake.
  fireEvent.submit(screen.getByRole("form", { hidden: true }));
  expect(screen.getByText(confirmation)).toBeVisible();

  // Nothing is asked of me any more: its button stands back.
  const another = screen.getByRole("button", { name: anotherLabel });
  expect(another).toHaveStyle({ background: "transparent" });
  // So soon, a click was meant for what was here before.
  await user.click(another);
  expect(screen.getByText(confirmation)).toBeVisible();
  await user.keyboard("{Enter}");
  expect(screen.queryByText(confirmation)).toBeNull();
  expect(screen.getAllByText("1")).not.toEqual([]);
  expect(textField("Full Name")).toHaveFocus();
  expect(textField("Full Name")).toHaveValue("");
  expect(textField("Email Address")).toHaveValue("");
  expect(subscribeBox()).toBeChecked();
  await join(user);
  expect(await screen.findByText(nameMessage)).toBeVisible();
});

test("thanks that I come back to can be left at once, for another signup", async () => {
  const { user } = renderWaitlist();
  await typeAsPatient(user);
  await join(user);
  expect(await screen.findByText(confirmation)).toBeVisible();
  await showProviders(user);
  const now = performance.now();
  jest.spyOn(performance, "now").mockImplementation(() => now + 2_000);
  await showPatients(user);
  await user.click(screen.getByRole("button", { name: anotherLabel }));
  expect(screen.queryByText(confirmation)).toBeNull();
  jest.restoreAllMocks();
});

test("what a form filler puts into the fields is sent, whether it tells anyone or not, and nothing from fields that others add", async () => {
  const { user } = renderWaitlist();
  const form = screen.getByRole<HTMLFormElement>("form");
  for (const name of ["csrf", "email"]) {
    form.insertAdjacentHTML("afterbegin", `<input type="hidden" name="${name}" value="x">`);
  }
  Object.assign(textField("Full Name"), { value: "Ana Ruiz" });
  fireEvent(textField("Full Name"), new InputEvent("input", { bubbles: true }));
  Object.assign(textField("Email Address"), { value: "ana@mail.example" });
  await join(user);
  await screen.findByText(confirmation);
  const [{ timestamp: _, ...sent } = {}] = receiver().signups();
  expect(sent).toEqual({
    name: "Ana Ruiz",
    email: "ana@mail.example",
    isSubscribed: true,
    audienceType: "patients",
  });
});

test("when the send fails, I am told, keep what I typed and can send it again", async () => {
  const working = localStorage.getItem("familyWebhookUrl") ?? "";
  storeAddress("patients", refusingAddress);
  const { container, user } = renderWaitlist();
  const said = container.querySelector("form [aria-live='polite']");
  await typeAsPatient(user);
  await user.click(subscribeBox());
  await join(user);
  await waitFor(() => expect(toastTexts("error")).toEqual([`Error${failure}`]));
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
  expect(subscribeBox()).not.toBeChecked();
  expect(await findJoinButton()).toHaveFocus();
  expect(await findJoinButton()).toHaveAttribute("aria-disabled", "false");
  // Announced, as a whole, with another way to join.
  expect(said).toHaveTextContent(`${retryNote} ${content.site.email}`);
  expect(within(screen.getByText(retryNote)).getByRole("link")).toHaveAttribute(
    "href",
    `mailto:${content.site.email}`,
  );
  expect(screen.getByText(retryNote)).toHaveAttribute("aria-atomic", "true");

  storeAddress("patients", working);
  receiver().hold();
  await join(user);
  await screen.findByRole("button", { name: "Submitting..." });
  expect(screen.queryByText(retryNote)).toBeNull();
  endToastAnimations();
  await waitFor(() => expect(toastTexts("error")).toEqual([]));
  receiver().release();
  await waitFor(() => expect(said).toHaveTextContent(confirmation));
  expect(screen.getByText(confirmation).parentElement).toHaveAttribute("aria-atomic", "true");
  expect(receiver().signups()).toEqual([
    expect.objectContaining({ name: "Ana Ruiz", isSubscribed: false }),
  ]);
  await waitFor(() => expect(toastTexts("success")).toEqual([thanks]));
});

test("a correction that I make while my signup is on its way stays, to be sent", async () => {
  const { user } = renderWaitlist();
  await joinAndWait(user);
  await user.type(textField("Email Address"), "s");
  receiver().release();
  await waitFor(() => expect(toastTexts("success")).toEqual([thanks]));
  expect(textField("Email Address")).toHaveValue("ana@mail.examples");
  expect(screen.queryByText(confirmation)).toBeNull();
  await join(user);
  await waitFor(() => expect(receiver().signups()).toHaveLength(2));
  expect(receiver().signups()).toEqual([
    expect.objectContaining({ email: "ana@mail.example" }),
    expect.objectContaining({ email: "ana@mail.examples" }),
  ]);
});

test("a switch while a signup is on its way shows it in progress, and confirmed where it began; what only the other view asks stays", async () => {
  const { user } = renderWaitlist();
  await showProviders(user);
  await enter(user, textField("Practice or Clinic Name"), "Lee & Partners");
  await showPatients(user);
  await joinAndWait(user);
  await showProviders(user);
  expect(screen.getByRole("button", { name: "Submitting..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  receiver().release();
  await findJoinButton();
  expect(textField("Full Name")).toHaveValue("");
  expect(textField("Practice or Clinic Name")).toHaveValue("Lee & Partners");
  expect(receiver().received).toEqual([expect.objectContaining({ path: "/patients" })]);
  expect(receiver().signups()[0]).not.toHaveProperty("practiceName");
  expect(screen.queryByText(providers.confirmation.title)).toBeNull();
  await showPatients(user);
  expect(screen.getByText(confirmation)).toBeVisible();
  // An empty form of the other view is not what has just been sent.
  await showProviders(user);
  await join(user);
  expect(await screen.findByText(nameMessage)).toBeVisible();
});

test("what I typed is there when I come back from another page, with its mistakes", async () => {
  const { user, goElsewhere, comeBack } = renderWaitlist();
  await join(user);
  await screen.findByText(nameMessage);
  // As a form filler does it, which tells nobody.
  Object.assign(textField("Email Address"), { value: "ana@mail.example" });
  goElsewhere();
  comeBack();
  expect(textField("Email Address")).toHaveValue("ana@mail.example");
  expect(textField("Full Name")).toHaveAccessibleDescription(nameMessage);
  // It was brought to the visitor's notice once.
  expect(document.body).toHaveFocus();
});

test("a failure that comes while I am elsewhere leaves what I typed, and says what to do", async () => {
  storeAddress("patients", refusingAddress);
  const { user, goElsewhere, comeBack } = renderWaitlist();
  await typeAsPatient(user);
  await join(user);
  goElsewhere();
  await waitFor(() => expect(toastTexts("error")).toEqual([`Error${failure}`]));
  comeBack();
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");
  expect(screen.getByText(retryNote)).toBeVisible();
});

test.each([
  ["while I am elsewhere", false],
  ["after I have been elsewhere and back", true],
])("a success that comes %s leaves an empty form, which says so", async (_when, isBackBefore) => {
  const { user, goElsewhere, comeBack } = renderWaitlist();
  await joinAndWait(user);
  goElsewhere();
  if (isBackBefore) comeBack();
  receiver().release();
  await waitFor(() => expect(toastTexts("success")).toEqual([thanks]));
  comeBack();
  expect(screen.getByText(confirmation)).toBeVisible();
  expect(screen.getByLabelText("Full Name")).toHaveValue("");
});

test("a message is announced to whoever submits from the field itself, each time", async () => {
  const { container, user } = renderWaitlist();
  await typeAsPatient(user);
  await user.clear(textField("Email Address"));
  for (let submissions = 1; submissions <= 2; submissions += 1) {
    const announced: (string | null)[] = [];
    const region = container.querySelector("form [aria-live='polite']");
    const observer = new MutationObserver(() => announced.push(region?.textContent ?? null));
    observer.observe(region ?? container, { subtree: true, characterData: true, childList: true });
    await user.keyboard("{Enter}");
    await waitFor(() => expect(announced).toContain(emailMessage));
    observer.disconnect();
  }
  // Corrected, it is no longer true.
  await user.keyboard("a");
  expect(container.querySelector("form [aria-live='polite']")).not.toHaveTextContent(emailMessage);
});

test("a message stays until its field is edited; what is wrong by then is said on the next submission, whose first mistake has the focus", async () => {
  const { user } = renderWaitlist();
  await typeAsPatient(user, "a");
  await join(user);
  await screen.findByText(nameMessage);
  await user.clear(textField("Email Address"));
  expect(screen.queryByText(emailMessage)).toBeNull();
  await join(user);
  expect(await screen.findByText(emailMessage)).toBeVisible();
  await user.click(textField("Full Name"));
  await user.paste("a".repeat(1_000_000));
  expect(textField("Full Name")).not.toHaveAttribute("aria-invalid");
  expect(textField("Full Name")).not.toHaveAttribute("aria-describedby");
  expect(textField("Full Name")).toHaveFocus();
  expect(screen.getByText(emailMessage)).toBeVisible();
  // A megabyte would take seconds to check.
  expect(textField("Full Name")).toHaveDisplayValue(/^a{201,1000}$/);
  await join(user);
  expect(await screen.findByText("Name must be at most 200 characters")).toBeVisible();
  await user.clear(textField("Full Name"));
  await user.paste("Ana Ruiz");
  for (let submissions = 1; submissions <= 2; submissions += 1) {
    await join(user);
    await waitFor(() => expect(textField("Email Address")).toHaveFocus());
  }
  // It is read with the field: nothing else announces it.
  expect(screen.getAllByText(emailMessage)).toHaveLength(1);
});

test("mistakes of the other view do not keep a patient from joining", async () => {
  const { user } = renderWaitlist();
  await showProviders(user);
  await join(user);
  await screen.findByText("Practice name is required");
  await showPatients(user);
  expect(audienceRadio("For Families")).toHaveFocus();
  await typeAsPatient(user);
  await user.click(await findJoinButton());
  expect(await screen.findByText(confirmation)).toBeVisible();
});
