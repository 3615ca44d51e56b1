import { screen, waitFor, within } from "@testing-library/react";
import { breakStorage } from "../../support/unit/broken-storage";
import { enter, renderWaitlist, type User } from "../../support/unit/rendered-waitlist";
import { storeAddress } from "../../support/unit/signup-receiver";
import { toastTexts } from "../../support/unit/toasts";

jest.mock("../../../content/panel.json", () => ({
  title: "Where signups go",
  intro: "Say where.",
  fieldLabel: "Webhook URL",
  fieldHint: "This is no web address.",
  saveLabel: "Save",
  cancelLabel: "Cancel",
  scopeNote: "In this browser only.",
  instructions: [
    { title: "With one tool", steps: ["Open it.", "Copy the address."] },
    { title: "With another", steps: ["Write a script."] },
  ],
}));

const families = "https://hooks.example/families";
const clinics = "https://hooks.example/clinics";

function openLink(): HTMLElement {
  return screen.getByRole("button", { name: "Configure addresses" });
}

async function openPanel() {
  const { user } = renderWaitlist({ isAdmin: true });
  await user.click(openLink());
  await panel();
  return user;
}

function panel(): Promise<HTMLElement> {
  return screen.findByRole("form", { name: "Where signups go" });
}

function expectNoPanel() {
  expect(screen.queryByRole("form", { name: "Where signups go" })).toBeNull();
}

function tab(name: string): HTMLElement {
  return screen.getByRole("tab", { name });
}

/** The field of the tab that is open; the other tab's is hidden. */
function addressField(): HTMLElement {
  return screen.getByRole("textbox", { name: "Webhook URL" });
}

function button(name: string): HTMLElement {
  return screen.getByRole("button", { name });
}

test("a visitor finds no way to the panel", () => {
  renderWaitlist({ isAdmin: false });
  expect(screen.queryByText("Configure addresses")).toBeNull();
});

test("an administrator opens it, and it has the focus", async () => {
  const { user } = renderWaitlist({ isAdmin: true });
  expectNoPanel();
  expect(openLink()).toHaveAttribute("aria-expanded", "false");
  await user.click(openLink());
  expect(await panel()).toHaveFocus();
  expect(openLink()).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("In this browser only.")).toBeVisible();
  expect(screen.getAllByRole("listitem").map((step) => step.textContent)).toEqual(
    expect.arrayContaining(["Open it.", "Copy the address.", "Write a script."]),
  );
});

test("its link closes it too", async () => {
  const user = await openPanel();
  await user.click(openLink());
  expectNoPanel();
});

describe("its tabs", () => {
  test("name both audiences, families first and open", async () => {
    await openPanel();
    const tabs = within(screen.getByRole("tablist")).getAllByRole("tab");
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      "For Families",
      "For OB-GYN Clinics",
    ]);
    expect(tab("For Families")).toHaveAttribute("aria-selected", "true");
    expect(tab("For OB-GYN Clinics")).toHaveAttribute("aria-selected", "false");
    expect(screen.getByRole("tabpanel", { name: "For Families" })).toContainElement(addressField());
    expect(screen.queryByRole("tabpanel", { name: "For OB-GYN Clinics" })).toBeNull();
  });

  test("open at a click", async () => {
    const user = await openPanel();
    await user.click(tab("For OB-GYN Clinics"));
    expect(screen.getByRole("tabpanel", { name: "For OB-GYN Clinics" })).toBeVisible();
    expect(screen.queryByRole("tabpanel", { name: "For Families" })).toBeNull();
  });

  test.each([
    { keys: "{ArrowRight}", opened: "For OB-GYN Clinics" },
    { keys: "{ArrowRight}{ArrowRight}", opened: "For Families" },
    { keys: "{ArrowLeft}", opened: "For OB-GYN Clinics" },
    { keys: "{End}", opened: "For OB-GYN Clinics" },
    { keys: "{End}{Home}", opened: "For Families" },
    { keys: "{ArrowDown}x", opened: "For Families" },
  ])("open $opened at $keys, which takes the focus along", async ({ keys, opened }) => {
    const user = await openPanel();
    await user.click(tab("For Families"));
    await user.keyboard(keys);
    expect(tab(opened)).toHaveFocus();
    expect(tab(opened)).toHaveAttribute("aria-selected", "true");
    expect(screen.getByRole("tabpanel", { name: opened })).toBeVisible();
  });

  test("are one stop for the Tab key", async () => {
    const user = await openPanel();
    await user.tab();
    expect(tab("For Families")).toHaveFocus();
    await user.tab();
    expect(addressField()).toHaveFocus();
    await user.tab();
    expect(button("Save")).toHaveFocus();
  });

  test("keep what was typed in the other", async () => {
    const user = await openPanel();
    await enter(user, addressField(), families);
    await user.click(tab("For OB-GYN Clinics"));
    expect(addressField()).toHaveValue("");
    await user.click(tab("For Families"));
    expect(addressField()).toHaveValue(families);
  });
});

describe("saving", () => {
  test("stores both addresses, says so, closes and gives the focus back to the link", async () => {
    const user = await openPanel();
    await enter(user, addressField(), ` ${families} `);
    await user.click(tab("For OB-GYN Clinics"));
    await enter(user, addressField(), clinics);
    await user.click(button("Save"));
    expect({ ...localStorage }).toEqual({
      familyWebhookUrl: families,
      providerWebhookUrl: clinics,
    });
    expectNoPanel();
    expect(openLink()).toHaveFocus();
    await waitFor(() =>
      expect(toastTexts("status")).toEqual([
        "Configuration savedYour Zapier webhook URLs have been saved.",
      ]),
    );
  });

  test("removes the address whose field was emptied", async () => {
    storeAddress("patients", families);
    storeAddress("providers", clinics);
    const user = await openPanel();
    expect(addressField()).toHaveValue(families);
    await user.clear(addressField());
    await user.keyboard("{Enter}");
    expect({ ...localStorage }).toEqual({ providerWebhookUrl: clinics });
    expectNoPanel();
  });

  test("says so where storage cannot be written, and stays open with what was typed", async () => {
    breakStorage("setItem");
    const user = await openPanel();
    await enter(user, addressField(), families);
    await user.click(button("Save"));
    await waitFor(() =>
      expect(toastTexts("alert")).toEqual([
        "ErrorThis browser does not let us store the webhook URLs.",
      ]),
    );
    expect(toastTexts("status")).toEqual([]);
    expect(await panel()).toBeVisible();
    expect(addressField()).toHaveValue(families);
  });

  test("takes anything, but gives a hint beside what is no web address", async () => {
    const user = await openPanel();
    expect(addressField()).toHaveAttribute("type", "url");
    expect(addressField()).toHaveAttribute("inputmode", "url");
    expect(addressField()).not.toHaveAttribute("aria-describedby");
    await enter(user, addressField(), "hooks.example");
    expect(addressField()).toHaveAccessibleDescription("This is no web address.");
    expect(addressField()).not.toHaveAttribute("aria-invalid");
    await user.click(button("Save"));
    expect({ ...localStorage }).toEqual({ familyWebhookUrl: "hooks.example" });
  });

  test("gives no hint beside a web address", async () => {
    const user = await openPanel();
    await enter(user, addressField(), ` ${families}`);
    expect(screen.queryByText("This is no web address.")).toBeNull();
  });
});

describe.each([
  { way: "Cancel", leave: (user: User) => user.click(button("Cancel")) },
  { way: "Escape", leave: (user: User) => user.keyboard("{Escape}") },
])("$way", ({ leave }) => {
  test("closes it, stores nothing and gives the focus back to the link", async () => {
    storeAddress("patients", families);
    const user = await openPanel();
    await enter(user, addressField(), "/changed");
    await leave(user);
    expectNoPanel();
    expect(openLink()).toHaveFocus();
    expect({ ...localStorage }).toEqual({ familyWebhookUrl: families });
    expect(toastTexts("status")).toEqual([]);
  });
});

test("it opens empty where storage cannot be read", async () => {
  storeAddress("patients", families);
  breakStorage("getItem");
  await openPanel();
  expect(addressField()).toHaveValue("");
});
