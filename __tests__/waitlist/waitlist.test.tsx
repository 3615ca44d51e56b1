import { act, fireEvent, screen } from "@testing-library/react";
import { recordRequests } from "../support/unit/recorded-requests";
import {
  audienceRadio,
  findJoinButton,
  renderWaitlist,
  textField,
} from "../support/unit/rendered-waitlist";
import { toastTexts } from "../support/unit/toasts";

test.each([
  { audience: "For Families", name: "Families" },
  { audience: "For OB-GYN Clinics", name: "Clinics" },
] as const)("$name read why to join beside the form", async ({ audience, name }) => {
  const { user } = renderWaitlist();
  await user.click(audienceRadio(audience));
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(`${name}, join us`);
  expect(screen.getByText(`What ${name} get.`)).toBeVisible();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    `${name}: first`,
    `${name}: second`,
    `${name}: third`,
    `1${name} join`,
    `2We write to ${name}`,
  ]);
});

test("where nobody has said where signups go, joining seems to work after one second", async () => {
  const requests = recordRequests();
  renderWaitlist();
  const button = await findJoinButton();
  jest.useFakeTimers();
  fireEvent.change(textField("Full Name"), { target: { value: "Ana Ruiz" } });
  fireEvent.change(textField("Email Address"), { target: { value: "ana@mail.example" } });
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(screen.getByRole("button", { name: "Submitting..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText("Families, you are on the list.")).toBeVisible();
  expect(toastTexts("status")).toHaveLength(1);
  expect(requests).toEqual([]);
  jest.useRealTimers();
});
