import styled from "@emotion/styled";
import { lazy, Suspense, useRef, useState } from "react";
import type { Audience } from "../../audience/audience";

type AdminLinkProps = { label: string; audienceLabels: Record<Audience, string> };

// Visitors, who never see the panel, do not download it.
const ConfigurationPanel = lazy(async () => {
  const { ConfigurationPanel: Panel } = await import("./configuration-panel");
  return { default: Panel };
});

/** Opens the configuration panel, and has the focus back when the panel closes. */
export function AdminLink({ label, audienceLabels }: AdminLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLButtonElement>(null);

  function close() {
    setIsOpen(false);
    link.current?.focus();
  }

  return (
    <Admin>
      <OpenLink
        ref={link}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((isShown) => !isShown)}
      >
        {label}
      </OpenLink>
      {isOpen ? (
        <Suspense fallback={null}>
          <ConfigurationPanel audienceLabels={audienceLabels} onClose={close} />
        </Suspense>
      ) : null}
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
