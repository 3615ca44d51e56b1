import { screen } from "@testing-library/react";
import { join, renderWaitlist, textField, typeFamily } from "../../support/unit/rendered-waitlist";
import { signupReceiverOfEachTest } from "../../support/unit/signup-receiver";

const failure = "Failed to send your information. Please try again later.";

const downloads = { rules: true, toaster: true };

jest.mock("../../../src/waitlist/submission/submit-signup", () => {
  if (!downloads.rules) throw new Error("Loading chunk 7 failed.");
  return jest.requireActual("../../../src/waitlist/submission/submit-signup");
});

jest.mock("../../../src/toasts/toaster", () => {
  if (!downloads.toaster) throw new Error("Loading chunk 8 failed.");
  return jest.requireActual("../../../src/toasts/toaster");
});

const receiver = signupReceiverOfEachTest();

test("where toasts cannot be downloaded, the form itself says that the send failed", async () => {
  Object.assign(downloads, { rules: false, toaster: false });
  const { user } = renderWaitlist();
  await typeFamily(user);
  await join(user);
  expect(await screen.findByRole("alert")).toHaveTextContent(failure);
  expect(textField("Full Name")).toHaveValue("Ana Ruiz");

  Object.assign(downloads, { rules: true });
  await join(user);
  expect(await screen.findByText("Families, you are on the list.")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(receiver().signups()).toHaveLength(1);
});
