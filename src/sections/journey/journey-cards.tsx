import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { cardStyle } from "../../styles/card-colors";
import { media } from "../../styles/media";
import { renderText } from "../../ui/render-text";
import { Reveal } from "../../ui/reveal";
import { SpreadPhoto, SpreadWords, spread } from "../../ui/spread";

type JourneyCardsProps = { cards: readonly Queries.JourneyCardFragment[] };

/** Cards of a journey: as wide as the view with a picture, side by side without one. */
export function JourneyCards({ cards }: JourneyCardsProps) {
  return (
    <List>
      {cards.map((card, index) => {
        const { title, photo, color } = card;
        const shared = { delay: index * 150, style: cardStyle(color) };
        return photo ? (
          <Spread key={title} {...shared} data-is-flipped={index % 2 === 1 || undefined}>
            <SpreadPhoto photo={photo} />
            <SpreadWords>
              <CardWords {...card} />
            </SpreadWords>
          </Spread>
        ) : (
          <Card key={title} {...shared}>
            <CardWords {...card} />
          </Card>
        );
      })}
    </List>
  );
}

function CardWords({ title, description, points, footnote }: Queries.JourneyCardFragment) {
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

const Colored = styled(Reveal)({
  "@media screen": {
    background: "var(--card, var(--surface))",
    color: "var(--card-ink, var(--ink))",
  },
  [media.dark]: {
    background: "var(--dark-card, var(--surface))",
    color: "var(--dark-card-ink, var(--ink))",
  },
});

const Spread = styled(Colored)({
  ...spread,
  flex: "0 0 calc(100% + 2 * var(--bleed))",
});

const Card = styled(Colored)({
  display: "grid",
  alignContent: "start",
  gap: "var(--space-4)",
  "--card-title": "clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)",
  flex: "1 1 min(24rem, 100%)",
  marginTop: "clamp(1rem, 2.7vw, 2.5rem)",
  padding: "var(--card-inset)",
  // Visible in forced colors, which remove backgrounds.
  border: "1px solid transparent",
  borderRadius: "var(--radius-large)",
});

const Title = styled.h3({ fontSize: "var(--card-title, var(--text-subtitle))" });

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

export const journeyCardFragment = graphql`
  fragment JourneyCard on JourneyItems {
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
