import { act, fireEvent, screen } from "@testing-library/react";
import { recordRequests } from "../support/unit/recorded-requests";
import { findJoinButton, renderWaitlist, textField } from "../support/unit/rendered-waitlist";
import { content } from "../support/unit/sample-pages";
import { toastTexts } from "../support/unit/toasts";

const { site, waitlist } = content;

test.each(["patients", "providers"] as const)("%s read why to join", async (audience) => {
  const { user } = renderWaitlist();
  await user.click(screen.getByRole("radio", { name: site.audiences[audience] }));
  const { headline, blurb, bullets, steps } = waitlist[audience];
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(headline);
  expect(screen.getByText(blurb)).toBeVisible();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    ...bullets,
    ...steps.items.map((step, index) => `${index + 1}${step}`),
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
  expect(screen.getByRole("button", { name: "Submitting..." })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText(waitlist.patients.confirmation.title)).toBeVisible();
  expect(toastTexts("status")).toHaveLength(1);
  expect(requests).toEqual([]);
  jest.useRealTimers();
});
