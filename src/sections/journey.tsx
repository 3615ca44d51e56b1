import styled from "@emotion/styled";
import { graphql } from "gatsby";
import Check from "lucide/dist/esm/icons/check.mjs";
import { audiences } from "../audience/audience";
import { ForAudience } from "../audience/for-audience";
import { isPanelColor, panelColors } from "../styles/panel-colors";
import { Icon } from "../ui/icon";
import { renderText } from "../ui/render-text";
import { Reveal } from "../ui/reveal";
import { Band, Column, SectionHeading } from "../ui/section";

type JourneyProps = { journeys: Queries.JourneyFragment };

/** What the service does along the way, for each audience, in large colored panels. */
export function Journey({ journeys }: JourneyProps) {
  return (
    <Band id="journey">
      <Column>
        {audiences.map((audience) => (
          <ForAudience key={audience} audience={audience}>
            <SectionHeading title={journeys[audience].title} text={journeys[audience].text} />
            <Panels data-few={journeys[audience].items.length < 3}>
              {journeys[audience].items.map(({ title, description, points, color }, index) => (
                <Panel key={title} index={index} stagger={150} color={color}>
                  <Title>{title}</Title>
                  <Description>{renderText(description)}</Description>
                  <Points>
                    {points.map((point) => (
                      <Point key={point}>
                        <Icon icon={Check} size={20} strokeWidth={2.25} />
                        <span>{renderText(point)}</span>
                      </Point>
                    ))}
                  </Points>
                </Panel>
              ))}
            </Panels>
          </ForAudience>
        ))}
      </Column>
    </Band>
  );
}

// Of two panels the first is the wider one; of an odd number, it spans the whole width.
const Panels = styled.ul({
  display: "grid",
  gap: "var(--space-6)",
  "@media (min-width: 48rem)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "&[data-few='true']": {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    },
    "& > li:first-of-type:nth-last-of-type(odd)": {
      gridColumn: "1 / -1",
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: "var(--space-12)",
      "& > ul": { gridColumn: 2, gridRow: "1 / 3", marginTop: 0, alignSelf: "center" },
    },
  },
});

type PanelProps = { color: string };

const Panel = styled(Reveal, { shouldForwardProp: (name) => name !== "color" })<PanelProps>(
  {
    display: "grid",
    alignContent: "start",
    gap: "var(--space-3)",
    padding: "clamp(1.5rem, 1rem + 2.4vw, 3rem)",
    borderRadius: "var(--radius-panel)",
  },
  ({ color }) => {
    const { light, dark } = panelColors[isPanelColor(color) ? color : "plum"];
    return {
      "@media screen": {
        ...inColors(light),
        "@media (prefers-color-scheme: dark)": inColors(dark),
      },
      "@media print, (forced-colors: active)": { border: "1px solid" },
    };
  },
);

function inColors([panel, ink, mark]: readonly string[]) {
  return {
    background: panel,
    color: ink,
    "& svg": { color: mark, "@media (forced-colors: active)": { color: "CanvasText" } },
  };
}

const Title = styled.h3({ fontSize: "clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)" });

const Description = styled.p({ fontSize: "var(--text-lead)", lineHeight: 1.45 });

const Points = styled.ul({ display: "grid", gap: "var(--space-3)", marginTop: "var(--space-4)" });

const Point = styled.li({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-3)",
  textWrap: "balance",
  lineHeight: 1.45,
  "& > svg": { marginTop: "0.15em" },
});

export const journeyFragment = graphql`
  fragment JourneyStory on Journey {
    title
    text
    items {
      title
      description
      points
      color
    }
  }

  fragment Journey on JourneysJson {
    patients {
      ...JourneyStory
    }
    providers {
      ...JourneyStory
    }
  }
`;
