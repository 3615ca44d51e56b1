import styled from "@emotion/styled";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import words from "../../../content/panel.json";
import type { Audience } from "../../audience/audience";
import { showToast } from "../../toasts/toast";
import { Button } from "../../ui/button";
import { storeAddresses, storedAddresses } from "../submission/webhook-addresses";
import { AudienceTabs } from "./audience-tabs";
import { WebhookField } from "./webhook-field";

type ConfigurationPanelProps = {
  audienceLabels: Record<Audience, string>;
  onClose: () => void;
};

/** Where an administrator says, for this browser, which addresses signups go to. */
export function ConfigurationPanel({ audienceLabels, onClose }: ConfigurationPanelProps) {
  const [addresses, setAddresses] = useState(storedAddresses);
  const panel = useRef<HTMLFormElement>(null);
  const titleId = useId();

  useEffect(() => panel.current?.focus(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    if (!storeAddresses(addresses)) {
      void showToast("error", "Error", "This browser does not let us store the webhook URLs.");
      return;
    }
    void showToast("success", "Configuration saved", "Your Zapier webhook URLs have been saved.");
    onClose();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }

  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      noValidate
      aria-labelledby={titleId}
      onSubmit={save}
      onKeyDown={closeOnEscape}
    >
      <Title id={titleId}>{words.title}</Title>
      <p>{words.intro}</p>
      <AudienceTabs labels={audienceLabels}>
        {(audience) => (
          <WebhookField
            address={addresses[audience]}
            onChange={(address) => setAddresses({ ...addresses, [audience]: address })}
          />
        )}
      </AudienceTabs>
      <Note>{words.scopeNote}</Note>
      <Actions>
        <Button type="submit">{words.saveLabel}</Button>
        <Button type="button" data-rank="secondary" onClick={onClose}>
          {words.cancelLabel}
        </Button>
      </Actions>
      {words.instructions.map(({ title, steps }) => (
        <section key={title}>
          <InstructionTitle>{title}</InstructionTitle>
          <Steps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        </section>
      ))}
    </Panel>
  );
}

const Panel = styled.form({
  display: "grid",
  gap: "var(--space-5)",
  maxWidth: "48rem",
  padding: "clamp(1.25rem, 1rem + 2vw, 2.5rem)",
  borderRadius: "var(--radius-panel)",
  background: "var(--surface)",
  color: "var(--ink)",
  "--focus": "var(--action)",
});

const Title = styled.h3({ fontSize: "1.75rem" });

const Note = styled.p({ color: "var(--muted)", fontSize: "var(--text-small)" });

const Actions = styled.div({ display: "flex", flexWrap: "wrap", gap: "var(--space-3)" });

const InstructionTitle = styled.h4({ margin: "0 0 var(--space-2)" });

const Steps = styled.ol({
  display: "grid",
  gap: "var(--space-2)",
  listStyle: "decimal",
  paddingInlineStart: "1.5em",
});
