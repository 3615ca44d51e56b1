import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { cardStyle } from "../../styles/card-colors";
import { media } from "../../styles/media";
import { Photo } from "../../ui/photo";
import { renderText } from "../../ui/render-text";
import { Reveal } from "../../ui/reveal";
import { Split, SplitPhoto, SplitWords } from "../../ui/split";
import { QuestionSlip } from "./question-slip";

type JourneyCardsProps = { cards: readonly Queries.JourneyCardFragment[] };

/**
 * Cards of a journey. With a photo and a color, a card is as wide as the view; otherwise the cards are
 * side by side, with what they picture above the words.
 */
export function JourneyCards({ cards }: JourneyCardsProps) {
  return (
    <CardList>
      {cards.map((card, index) => {
        const { title, photo, slip, color } = card;
        const shared = { delay: index * 150, style: cardStyle(color) };
        return photo && fillsView(card) ? (
          <WideCard key={title} {...shared}>
            <Split>
              <SplitPhoto photo={photo} />
              <SplitWords>
                <CardWords {...card} />
              </SplitWords>
            </Split>
          </WideCard>
        ) : (
          <ColumnCard key={title} {...shared}>
            {photo ? <CardPhoto photo={photo} /> : null}
            {slip ? <QuestionSlip {...slip} /> : null}
            <CardBody>
              <CardWords {...card} />
            </CardBody>
          </ColumnCard>
        );
      })}
    </CardList>
  );
}

export function fillsView({ photo, color }: Queries.JourneyCardFragment): boolean {
  return Boolean(photo && color);
}

function CardWords({ title, description, points }: Queries.JourneyCardFragment) {
  return (
    <>
      <div>
        <CardTitle>{title}</CardTitle>
        <CardDescription>{renderText(description)}</CardDescription>
      </div>
      <CardPoints>
        {points.map((point) => (
          <CardPoint key={point}>{renderText(point)}</CardPoint>
        ))}
      </CardPoints>
    </>
  );
}

const CardList = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "var(--card-gap)",
  marginTop: "var(--space-block)",
});

const ColoredCard = styled(Reveal)({
  "@media screen": {
    background: "var(--card, var(--surface))",
    color: "var(--card-ink, var(--ink))",
    "--focus": "var(--card-ink, var(--link))",
  },
  [media.dark]: {
    background: "var(--dark-card, var(--surface))",
    color: "var(--dark-card-ink, var(--ink))",
    "--focus": "var(--dark-card-ink, var(--link))",
  },
});

const WideCard = styled(ColoredCard)({
  flex: "0 0 calc(100% + 2 * var(--bleed))",
  marginInline: "calc(-1 * var(--bleed))",
});

const ColumnCard = styled(ColoredCard)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  overflow: "hidden",
  "--card-picture": "clamp(14rem, 9rem + 12vw, 20rem)",
  "--card-title": "min(clamp(1.5rem, 1.05rem + 0.8vw, 2.25rem), var(--text-word) * 0.7)",
  flex: "1 1 min(24rem, 100%)",
  marginTop: "clamp(1.5rem, 3vw, 3rem)",
  border: "1px solid var(--hairline)",
  borderRadius: "var(--radius-large)",
});

const CardPhoto = styled(Photo)({
  width: "100%",
  height: "var(--card-picture)",
  objectPosition: "50% 50%",
});

const CardBody = styled.div({
  display: "grid",
  alignContent: "start",
  gap: "var(--space-5)",
  padding: "var(--card-inset)",
});

const CardTitle = styled.h3({
  fontSize:
    "var(--card-title, min(clamp(1.875rem, 1.3rem + 2vw, 3.25rem), var(--text-word) * 0.9))",
});

const CardDescription = styled.p({
  marginTop: "var(--space-2)",
  fontSize: "clamp(1.125rem, 1rem + 0.5vw, 1.5rem)",
  lineHeight: 1.4,
  textWrap: "balance",
});

const CardPoints = styled.ul({
  fontSize: "var(--text-large)",
  [media.phone]: { fontSize: "1.125rem" },
  lineHeight: 1.4,
});

const CardPoint = styled.li({
  position: "relative",
  paddingBlock: "var(--space-3)",
  textWrap: "balance",
  "&::before": {
    content: "''",
    position: "absolute",
    inset: "0 0 auto",
    borderTop: "1px solid",
    opacity: 0.3,
  },
});

export const journeyCardFragment = graphql`
  fragment JourneyCard on JourneyItems {
    title
    description
    points
    color
    slip {
      ...QuestionSlip
    }
    photo {
      ...Photo
      file {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 720
            height: 576
            outputPixelDensities: [0.6, 1, 2]
            sizes: "(min-width: 60rem) 54vw, 100vw"
          )
        }
      }
    }
  }
`;
