import styled from "@emotion/styled";
import { useRef, useState } from "react";
import type { Audience } from "../../audience/audience";
import { showToast } from "../../toasts/toaster";
import type { ConfigurationPanel } from "./configuration-panel";

type AdminLinkProps = { label: string; audienceLabels: Record<Audience, string> };

/** Opens the configuration panel; takes the focus back when the panel closes. */
export function AdminLink({ label, audienceLabels }: AdminLinkProps) {
  const [Panel, setPanel] = useState<typeof ConfigurationPanel>();
  const link = useRef<HTMLButtonElement>(null);

  async function open() {
    try {
      // Visitors never see the panel, so they should not download it.
      const panel = await import("./configuration-panel");
      setPanel(() => panel.ConfigurationPanel);
    } catch {
      showToast("error", "Error", "The panel could not be loaded. Please try again later.");
    }
  }

  function close() {
    setPanel(undefined);
    link.current?.focus();
  }

  return (
    <Admin>
      <OpenLink
        ref={link}
        type="button"
        aria-expanded={Panel !== undefined}
        onClick={Panel ? close : open}
      >
        {label}
      </OpenLink>
      {Panel ? <Panel audienceLabels={audienceLabels} onClose={close} /> : null}
    </Admin>
  );
}

const Admin = styled.div({ display: "grid", gap: "var(--space-6)", marginTop: "var(--space-10)" });

const OpenLink = styled.button({
  justifySelf: "start",
  minWidth: "var(--target)",
  minHeight: "var(--target)",
  padding: 0,
  border: 0,
  background: "none",
  color: "var(--deep-muted)",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
});
