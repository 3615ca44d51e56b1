import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { audiences } from "../audience/audience";
import { ForAudience } from "../audience/for-audience";
import { media } from "../styles/media";
import { isPanelColor, panelColors } from "../styles/panel-colors";
import { Photo } from "../ui/photo";
import { Points } from "../ui/points";
import { renderText } from "../ui/render-text";
import { Reveal } from "../ui/reveal";
import { Band, Column, SectionHeading } from "../ui/section";
import { Steps } from "../ui/steps";

type JourneyProps = { journeys: Queries.JourneyFragment };

/** What the service does along the way, for each audience, in large colored panels. */
export function Journey({ journeys }: JourneyProps) {
  return (
    <Band id="journey">
      <Column>
        {audiences.map((audience) => (
          <ForAudience key={audience} audience={audience}>
            <Story>
              <SectionHeading title={journeys[audience].title} text={journeys[audience].text}>
                {journeys[audience].steps ? <Steps steps={journeys[audience].steps} /> : null}
              </SectionHeading>
              <Panels>
                {journeys[audience].items.map(
                  ({ title, description, points, footnote, photo, color }, index) => (
                    <Panel key={title} index={index} stagger={150} color={color}>
                      {photo ? <Picture photo={photo} /> : null}
                      <Words>
                        <Title>{title}</Title>
                        <Description>{renderText(description)}</Description>
                      </Words>
                      <Points points={points} />
                      {footnote ? <Footnote>{renderText(footnote)}</Footnote> : null}
                    </Panel>
                  ),
                )}
              </Panels>
            </Story>
          </ForAudience>
        ))}
      </Column>
    </Band>
  );
}

// Of an odd number of panels, the first spans the whole width.
const Panels = styled.ul({
  display: "grid",
  gap: "var(--space-6)",
  "@media print, (forced-colors: active)": { "& > li": { border: "1px solid" } },
  [media.wide]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > li:first-of-type:nth-last-of-type(odd)": {
      position: "relative",
      gridColumn: "1 / -1",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      // Its second half begins where the second of the panels below does.
      columnGap: "calc(2 * var(--panel-inset) + var(--space-6))",
      alignContent: "center",
      "& > p": { gridColumn: "1 / -1" },
      "& > ul": { alignSelf: "center" },
      // Its picture is the left half.
      "&:has(> picture)": { minHeight: "24rem", "& > *": { gridColumn: 2 } },
      "& > picture > img": {
        position: "absolute",
        inset: 0,
        width: "50%",
        height: "100%",
        margin: 0,
      },
    },
  },
});

// Two panels without steps above them: the second stands beside the heading and the first.
const Story = styled.div({
  [media.wide]: {
    "&:not(:has(ol)):has(> ul > li:nth-of-type(2):last-of-type)": {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: "var(--space-6)",
      "& > ul": { display: "contents" },
      "& > ul > li": { alignSelf: "end" },
      "& > ul > li:last-of-type": { gridArea: "1 / 2 / span 2" },
    },
  },
});

type PanelProps = { color: string };

const Panel = styled(Reveal, { shouldForwardProp: (name) => name !== "color" })<PanelProps>(
  {
    display: "grid",
    alignContent: "start",
    gap: "var(--space-6)",
    overflow: "hidden",
    padding: "var(--panel-inset)",
    borderRadius: "var(--radius-panel)",
  },
  ({ color }) => {
    const { light, dark } = panelColors[isPanelColor(color) ? color : "plum"];
    return {
      "@media screen": {
        ...inColors(light),
        "@media (prefers-color-scheme: dark)": inColors(dark),
      },
    };
  },
);

function inColors([panel, ink, mark]: readonly string[]) {
  return {
    background: panel,
    color: ink,
    "--twig": mark,
  };
}

// From edge to edge of its panel.
const Picture = styled(Photo)({
  width: "calc(100% + 2 * var(--panel-inset))",
  maxWidth: "none",
  height: "auto",
  aspectRatio: "3 / 2",
  margin: "calc(-1 * var(--panel-inset)) calc(-1 * var(--panel-inset)) 0",
});

const Words = styled.div({ display: "grid", gap: "var(--space-2)", alignContent: "start" });

const Title = styled.h3({ fontSize: "clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)" });

const Description = styled.p({
  fontSize: "var(--text-lead)",
  lineHeight: 1.45,
  textWrap: "balance",
});

const Footnote = styled.p({
  paddingTop: "var(--space-4)",
  borderTop: "1px solid",
  fontSize: "var(--text-small)",
  lineHeight: 1.45,
  textWrap: "balance",
});

export const journeyFragment = graphql`
  fragment JourneyStory on Journey {
    title
    text
    steps
    items {
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
              width: 700
              height: 467
              transformOptions: { fit: OUTSIDE }
              outputPixelDensities: [0.7, 1, 1.37, 1.71]
              sizes: "(min-width: 72rem) 43rem, (min-width: 60rem) 46vw, 94vw"
              placeholder: NONE
              formats: [WEBP, AVIF]
            )
          }
        }
      }
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
