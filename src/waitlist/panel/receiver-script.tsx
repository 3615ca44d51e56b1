import styled from "@emotion/styled";
import { useId, useRef, useState } from "react";
import words from "../../../content/panel.json";
import script from "../../../receivers/google-sheets/Code.gs";
import { Button } from "../../ui/button";

/** The script that an operator pastes into Google Apps Script, with a button that copies it. */
export function ReceiverScript() {
  const [status, setStatus] = useState("");
  const code = useRef<HTMLPreElement>(null);
  const titleId = useId();

  async function copy() {
    try {
      await navigator.clipboard.writeText(script);
      setStatus(words.script.copied);
    } catch {
      if (code.current) selectText(code.current);
      setStatus(words.script.selected);
    }
  }

  return (
    <Block>
      <Title id={titleId}>{words.script.title}</Title>
      <Copying>
        <Button type="button" data-rank="secondary" onClick={() => void copy()}>
          {words.script.copyLabel}
        </Button>
        <p role="status">{status}</p>
      </Copying>
      <Code ref={code} role="region" aria-labelledby={titleId} tabIndex={0}>
        {script}
      </Code>
    </Block>
  );
}

function selectText(element: HTMLElement): void {
  element.focus();
  window.getSelection()?.selectAllChildren(element);
}

const Block = styled.div({ display: "grid", gap: "var(--space-3)", minWidth: 0 });

const Title = styled.h4({ margin: "var(--space-4) 0 0" });

const Copying = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--space-3)",
});

const Code = styled.pre({
  // Less than the view of a magnified page, so that the focus is seen whole.
  maxHeight: "min(18rem, 55vh)",
  margin: 0,
  padding: "var(--space-4)",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius-small)",
  background: "var(--ground)",
  fontSize: "0.8125rem",
  lineHeight: 1.5,
  whiteSpace: "pre-wrap",
  overflow: "auto",
});
