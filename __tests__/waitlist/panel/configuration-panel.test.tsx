import { fireEvent, screen, waitFor } from "@testing-library/react";
import panelWords from "../../support/sample-content/panel.json";
import { enter, renderWaitlist, toastTexts, type User } from "../../support/unit/rendered-waitlist";
import { content } from "../../support/unit/sample-pages";

const patients = "https://hooks.example/patients";
const [patientsTab, providersTab] = ["For Families", "For OB-GYN Clinics"];

function openLink(): HTMLElement {
  return screen.getByRole("button", { name: content.waitlist.configureLabel });
}

async function openPanel() {
  const user = renderWaitlist({ isAdmin: true });
  expectNoPanel();
  expect(openLink()).toHaveAttribute("aria-expanded", "false");
  await user.click(openLink());
  expect(await panel()).toHaveFocus();
  expect(openLink()).toHaveAttribute("aria-expanded", "true");
  return user;
}

function panel(): Promise<HTMLElement> {
  return screen.findByRole("form", { name: panelWords.title });
}

function expectNoPanel() {
  expect(screen.queryByRole("form", { name: panelWords.title })).toBeNull();
}

function tab(name: string): HTMLElement {
  return screen.getByRole("tab", { name });
}

/** The field of the tab that is open; the other tab's is hidden. */
function addressField(): HTMLElement {
  return screen.getByRole("textbox", { name: panelWords.fieldLabel });
}

function button(name: string): HTMLElement {
  return screen.getByRole("button", { name });
}

test("it says what it does, and how to set up a receiver", async () => {
  await openPanel();
  for (const text of [
    panelWords.scopeNote,
    ...panelWords.instructions.flatMap(({ steps }) => steps),
  ])
    expect(screen.getByText(text)).toBeVisible();
});

test("its tabs are one tab stop, open by arrow keys, and keep what was typed", async () => {
  const user = await openPanel();
  await enter(user, panelWords.fieldLabel, patients);
  await user.tab({ shift: true });
  for (const { keys, open, closed } of [
    { keys: "x", open: patientsTab, closed: providersTab },
    { keys: "{ArrowRight}", open: providersTab, closed: patientsTab },
    { keys: "{ArrowRight}", open: patientsTab, closed: providersTab },
    { keys: "{End}", open: providersTab, closed: patientsTab },
    { keys: "{Home}", open: patientsTab, closed: providersTab },
    { keys: "{ArrowLeft}", open: providersTab, closed: patientsTab },
    { keys: "{ArrowLeft}", open: patientsTab, closed: providersTab },
  ]) {
    await user.keyboard(keys);
    expect(tab(open)).toHaveFocus();
    expect(tab(open)).toHaveAttribute("aria-selected", "true");
    expect(tab(closed)).toHaveAttribute("aria-selected", "false");
    expect(tab(closed)).toHaveAttribute("tabindex", "-1");
    expect(screen.getByRole("tabpanel", { name: open })).toContainElement(addressField());
    expect(screen.queryByRole("tabpanel", { name: closed })).toBeNull();
    expect(addressField()).toHaveValue(open === patientsTab ? patients : "");
  }
  await user.tab();
  expect(addressField()).toHaveFocus();
  await user.tab();
  expect(button(panelWords.saveLabel)).toHaveFocus();
});

test("if nothing can be stored, the panel says so, stays open and keeps what was typed", async () => {
  const user = await openPanel();
  await enter(user, panelWords.fieldLabel, patients);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError");
  });
  await user.click(button(panelWords.saveLabel));
  const failure = "ErrorThis browser does not let us store the webhook URLs.";
  await waitFor(() => expect(toastTexts("error")).toEqual([failure]));
  expect(addressField()).toHaveValue(patients);
});

test("saving takes any text", async () => {
  localStorage.setItem("providerWebhookUrl", "https://hooks.example/providers");
  const user = await openPanel();
  // Some browsers send what they check to others.
  expect(addressField()).toHaveAttribute("spellcheck", "false");
  await enter(user, panelWords.fieldLabel, " hooks.example");
  await user.click(tab(providersTab));
  await user.clear(addressField());
  await user.click(button(panelWords.saveLabel));
  // What is emptied is forgotten.
  expect({ ...localStorage }).toEqual({ familyWebhookUrl: "hooks.example" });
  expectNoPanel();
  expect(openLink()).toHaveFocus();
  expect(toastTexts("success")).toEqual([
    "Configuration savedYour Zapier webhook URLs have been saved.",
  ]);
});

async function pressEscape(user: User) {
  // This one takes back characters that are being composed.
  fireEvent.keyDown(addressField(), { key: "Escape", isComposing: true });
  expect(await panel()).toBeVisible();
  await user.keyboard("{Escape}");
}

test.each([
  { way: "Cancel", leave: (user: User) => user.click(button(panelWords.cancelLabel)) },
  { way: "Escape", leave: pressEscape },
  { way: "the link that opened it", leave: (user: User) => user.click(openLink()) },
])("$way closes the panel, stores nothing and gives the focus back", async ({ leave }) => {
  localStorage.setItem("familyWebhookUrl", patients);
  const user = await openPanel();
  await enter(user, panelWords.fieldLabel, "/changed");
  await leave(user);
  expectNoPanel();
  expect(openLink()).toHaveFocus();
  expect({ ...localStorage }).toEqual({ familyWebhookUrl: patients });
  expect(toastTexts("success")).toEqual([]);
});
