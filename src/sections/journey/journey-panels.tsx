import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { panelStyle } from "../../styles/panel-colors";
import { renderText } from "../../ui/render-text";
import { Reveal } from "../../ui/reveal";
import { SpreadPhoto, SpreadWords, spread } from "../../ui/spread";

type JourneyPanelsProps = { panels: readonly Queries.JourneyPanelFragment[] };

/** Panels of a journey: as wide as the view with a picture, side by side without one. */
export function JourneyPanels({ panels }: JourneyPanelsProps) {
  return (
    <List>
      {panels.map((panel, index) => {
        const { title, photo, color } = panel;
        const shared = { delay: index * 150, style: panelStyle(color) };
        return photo ? (
          <Spread key={title} {...shared} data-is-flipped={index % 2 === 1 || undefined}>
            <SpreadPhoto photo={photo} />
            <SpreadWords>
              <PanelWords {...panel} />
            </SpreadWords>
          </Spread>
        ) : (
          <Card key={title} {...shared}>
            <PanelWords {...panel} />
          </Card>
        );
      })}
    </List>
  );
}

function PanelWords({ title, description, points, footnote }: Queries.JourneyPanelFragment) {
  return (
    <>
      <div>
        <Title>{title}</Title>
        <Description>{renderText(description)}</Description>
      </div>
      <Lines>
        {points.map((point) => (
          <Line key={point}>{renderText(point)}</Line>
        ))}
      </Lines>
      {footnote ? <Footnote>{renderText(footnote)}</Footnote> : null}
    </>
  );
}

const gap = "clamp(1rem, 2vw, 1.5rem)";

const List = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  columnGap: gap,
  marginTop: "clamp(1.5rem, 1rem + 1.6vw, 2.5rem)",
});

const Panel = styled(Reveal)({
  "@media screen": {
    background: "var(--panel, var(--surface))",
    color: "var(--panel-ink, var(--ink))",
  },
  [media.dark]: {
    background: "var(--dark-panel, var(--surface))",
    color: "var(--dark-panel-ink, var(--ink))",
  },
});

const Spread = styled(Panel)({
  ...spread,
  flex: "0 0 calc(100% + 2 * var(--bleed))",
});

const Card = styled(Panel)({
  display: "grid",
  alignContent: "start",
  gap: "var(--space-4)",
  "--panel-title": "clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)",
  flex: "1 1 min(24rem, 100%)",
  marginTop: "clamp(1rem, 2.7vw, 2.5rem)",
  padding: "var(--panel-inset)",
  // Visible in forced colors, which remove backgrounds.
  border: "1px solid transparent",
  borderRadius: "var(--radius-panel)",
});

const Title = styled.h3({ fontSize: "var(--panel-title, var(--text-subtitle))" });

const Description = styled.p({
  marginTop: "var(--space-1)",
  fontSize: "var(--text-lead)",
  lineHeight: 1.4,
  textWrap: "balance",
});

const Lines = styled.ul({ lineHeight: 1.4 });

const Line = styled.li({
  position: "relative",
  paddingBlock: "0.5rem",
  "&::before": {
    content: "''",
    position: "absolute",
    inset: "0 0 auto",
    borderTop: "1px solid",
    opacity: 0.3,
  },
});

const Footnote = styled.p({ fontSize: "var(--text-small)", lineHeight: 1.45 });

export const journeyPanelFragment = graphql`
  fragment JourneyPanel on JourneyItems {
    title
    description
    points
    footnote
    color
    photo {
      ...Photo
      file {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 720
            height: 576
            transformOptions: { fit: OUTSIDE }
            outputPixelDensities: [0.6, 1, 2]
            sizes: "(min-width: 60rem) 54vw, 100vw"
            placeholder: NONE
            formats: [WEBP]
          )
        }
      }
    }
  }
`;
