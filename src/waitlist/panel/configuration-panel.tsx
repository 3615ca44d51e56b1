import styled from "@emotion/styled";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
// In a page's query, every visitor would download them.
import words from "../../../content/panel.json";
import { type Audience, audiences } from "../../audience/audience";
import { showToast } from "../../toasts/toaster";
import { Button, SecondaryButton } from "../../ui/button";
import { TextField } from "../../ui/text-field";
import { storeAddresses, storedAddresses } from "../submission/webhook-addresses";

type ConfigurationPanelProps = {
  audienceLabels: Record<Audience, string>;
  onClose: () => void;
};

/** The form in which an administrator sets where this browser sends signups, a tab per audience. */
export function ConfigurationPanel({ audienceLabels, onClose }: ConfigurationPanelProps) {
  const [addresses, setAddresses] = useState(storedAddresses);
  const [selected, setSelected] = useState<Audience>("patients");
  const id = useId();

  function save(event: FormEvent) {
    event.preventDefault();
    if (storeAddresses(addresses)) {
      showToast("success", "Configuration saved", "Your Zapier webhook URLs have been saved.");
      onClose();
    } else {
      showToast("error", "Error", "This browser does not let us store the webhook URLs.");
    }
  }

  function closeOnEscape({ key, nativeEvent }: KeyboardEvent) {
    // In an input method, Escape cancels the composition.
    if (key === "Escape" && !nativeEvent.isComposing) onClose();
  }

  function selectByKey(event: KeyboardEvent) {
    const target = targetOfKey(event.key, selected);
    if (!target) return;
    event.preventDefault();
    setSelected(target);
    document.getElementById(`${id}-${target}`)?.focus();
  }

  return (
    <Panel
      ref={focus}
      tabIndex={-1}
      noValidate
      aria-labelledby={id}
      onSubmit={save}
      onKeyDown={closeOnEscape}
    >
      <PanelTitle id={id}>{words.title}</PanelTitle>
      <p>{words.intro}</p>
      <div>
        <TabList role="tablist">
          {audiences.map((audience) => (
            <Tab
              key={audience}
              type="button"
              role="tab"
              id={`${id}-${audience}`}
              aria-selected={audience === selected}
              aria-controls={`${id}-${audience}-panel`}
              tabIndex={audience === selected ? 0 : -1}
              onClick={() => setSelected(audience)}
              onKeyDown={selectByKey}
            >
              {audienceLabels[audience]}
            </Tab>
          ))}
        </TabList>
        {audiences.map((audience) => (
          <TabPanel
            key={audience}
            role="tabpanel"
            id={`${id}-${audience}-panel`}
            aria-labelledby={`${id}-${audience}`}
            hidden={audience !== selected}
          >
            <TextField
              label={words.fieldLabel}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={addresses[audience]}
              onChange={({ currentTarget: { value } }) =>
                setAddresses({ ...addresses, [audience]: value })
              }
            />
          </TabPanel>
        ))}
      </div>
      <ScopeNote>{words.scopeNote}</ScopeNote>
      <PanelActions>
        <Button type="submit">{words.saveLabel}</Button>
        <SecondaryButton type="button" onClick={onClose}>
          {words.cancelLabel}
        </SecondaryButton>
      </PanelActions>
      {words.instructions.map(({ title, steps }) => (
        <section key={title}>
          <InstructionTitle>{title}</InstructionTitle>
          <InstructionSteps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </InstructionSteps>
        </section>
      ))}
    </Panel>
  );
}

function focus(panel: HTMLElement | null) {
  panel?.focus();
}

/** Returns the tab that a key selects, by the ARIA tabs pattern. */
function targetOfKey(key: string, from: Audience): Audience | undefined {
  const place = audiences.indexOf(from);
  const targets: Record<string, number> = {
    ArrowRight: (place + 1) % audiences.length,
    ArrowLeft: place - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[key];
  return target === undefined ? undefined : audiences.at(target);
}

const Panel = styled.form({
  display: "grid",
  gap: "var(--space-5)",
  maxWidth: "48rem",
  padding: "clamp(1.25rem, 1rem + 2vw, 2.5rem)",
  borderRadius: "var(--radius-large)",
  background: "var(--surface)",
  color: "var(--ink)",
  "--focus": "var(--link)",
});

const PanelTitle = styled.h3({ fontSize: "1.75rem" });

const TabList = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--space-2)",
  borderBottom: "1px solid var(--line)",
});

const Tab = styled.button({
  minWidth: "var(--target)",
  minHeight: "var(--target)",
  padding: "0 var(--space-4)",
  border: 0,
  borderBottom: "3px solid transparent",
  background: "none",
  color: "var(--muted)",
  fontWeight: 650,
  cursor: "pointer",
  "&[aria-selected='true']": { borderColor: "var(--link)", color: "var(--link)" },
  // In forced colors, a transparent border is visible.
  "@media (forced-colors: active)": { "&[aria-selected='false']": { borderColor: "Canvas" } },
});

const TabPanel = styled.div({
  display: "grid",
  gap: "var(--space-4)",
  paddingTop: "var(--space-5)",
  "&[hidden]": { display: "none" },
});

const ScopeNote = styled.p({ color: "var(--muted)", fontSize: "var(--text-small)" });

const PanelActions = styled.div({ display: "flex", flexWrap: "wrap", gap: "var(--space-3)" });

const InstructionTitle = styled.h4({ margin: "0 0 var(--space-2)" });

const InstructionSteps = styled.ol({
  display: "grid",
  gap: "var(--space-2)",
  listStyle: "decimal",
  paddingInlineStart: "1.5em",
});
