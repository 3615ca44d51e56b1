import styled from "@emotion/styled";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { type Audience, audiences } from "../../audience/audience";

type AudienceTabsProps = {
  labels: Record<Audience, string>;
  /** Renders an audience's tab panel. */
  children: (audience: Audience) => ReactNode;
};

/** One tab per audience, by the ARIA tabs pattern: arrows, Home and End move and select. */
export function AudienceTabs({ labels, children }: AudienceTabsProps) {
  const [selected, setSelected] = useState<Audience>("patients");
  const tabList = useRef<HTMLDivElement>(null);
  const id = useId();

  function select(audience: Audience) {
    setSelected(audience);
    tabList.current?.querySelector<HTMLElement>(`[data-audience-tab="${audience}"]`)?.focus();
  }

  function moveByKey(event: KeyboardEvent) {
    const current = audiences.indexOf(selected);
    // -1 is the last.
    const places: Record<string, number> = {
      ArrowRight: (current + 1) % audiences.length,
      ArrowLeft: current - 1,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    const target = place === undefined ? undefined : audiences.at(place);
    if (!target) return;
    event.preventDefault();
    select(target);
  }

  return (
    <div>
      <TabList ref={tabList} role="tablist">
        {audiences.map((audience) => (
          <Tab
            key={audience}
            type="button"
            role="tab"
            id={`${id}-${audience}`}
            data-audience-tab={audience}
            aria-selected={audience === selected}
            aria-controls={`${id}-${audience}-panel`}
            tabIndex={audience === selected ? 0 : -1}
            onClick={() => select(audience)}
            onKeyDown={moveByKey}
          >
            {labels[audience]}
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
          {children(audience)}
        </TabPanel>
      ))}
    </div>
  );
}

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
  "&[aria-selected='true']": { borderColor: "var(--action)", color: "var(--action)" },
  // In forced colors a border shows even if it is transparent.
  "@media (forced-colors: active)": { "&[aria-selected='false']": { borderColor: "Canvas" } },
});

const TabPanel = styled.div({
  display: "grid",
  gap: "var(--space-4)",
  paddingTop: "var(--space-5)",
  "&[hidden]": { display: "none" },
});
