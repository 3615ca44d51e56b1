import styled from "@emotion/styled";
import { useState } from "react";
import words from "../../../content/panel.json";
import type { Audience } from "../../audience/audience";
import { Button } from "../../ui/button";
import { loadSubmission } from "../submission/load-submission";
import { testSignupValues } from "../submission/test-signup-values";
import { isWebhookAddress } from "../submission/webhook-addresses";

type WebhookTestProps = { audience: Audience; address: string };

type TestState = "untried" | "sending" | "sent" | "failed" | "unusable";

const messages = {
  untried: "",
  sending: words.test.sending,
  sent: words.test.sent,
  failed: words.test.failed,
  unusable: words.fieldHint,
} satisfies Record<TestState, string>;

/** Sends a test signup to an address, saved or not, and says what a browser can know of it. */
export function WebhookTest({ audience, address }: WebhookTestProps) {
  const [state, setState] = useState<TestState>("untried");

  async function send() {
    setState("sending");
    setState(await sendTestSignup(audience, address.trim()));
  }

  return (
    <Row>
      <Button
        type="button"
        data-rank="secondary"
        disabled={state === "sending"}
        onClick={() => void send()}
      >
        {words.test.label}
      </Button>
      <Status role="status">{messages[state]}</Status>
    </Row>
  );
}

async function sendTestSignup(audience: Audience, address: string): Promise<TestState> {
  if (!isWebhookAddress(address)) return "unusable";
  try {
    const { submitSignup } = await loadSubmission();
    const result = await submitSignup(audience, testSignupValues, address);
    return result === "sent" ? "sent" : "failed";
  } catch {
    return "failed";
  }
}

const Row = styled.div({ display: "grid", justifyItems: "start", gap: "var(--space-2)" });

const Status = styled.p({
  minHeight: "1.5em",
  color: "var(--muted)",
  fontSize: "var(--text-small)",
});
