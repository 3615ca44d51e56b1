import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { isPanelColor, panelColors } from "../../styles/panel-colors";
import { Photo } from "../../ui/photo";
import { renderText } from "../../ui/render-text";
import { Reveal } from "../../ui/reveal";
import { spread } from "../../ui/spread";
import { PanelDrawing, type SampleQuestions } from "./panel-drawing";

type JourneyPanelProps = Queries.JourneyPanelFragment & {
  /** Place among the panels, from 0. */
  index: number;
  sampleQuestions: SampleQuestions;
};

/** One stage or benefit: its picture, what it is and what belongs to it. */
export function JourneyPanel({
  title,
  description,
  points,
  footnote,
  photo,
  drawing,
  color,
  index,
  sampleQuestions,
}: JourneyPanelProps) {
  return (
    <Panel index={index} stagger={150} color={color ?? undefined}>
      {photo ? <Photo photo={photo} /> : null}
      {drawing ? <PanelDrawing name={drawing} questions={sampleQuestions} /> : null}
      <Words>
        <Title>{title}</Title>
        <Description>{renderText(description)}</Description>
      </Words>
      <Lines>
        {points.map((point) => (
          <li key={point}>{renderText(point)}</li>
        ))}
      </Lines>
      {footnote ? <Footnote>{renderText(footnote)}</Footnote> : null}
    </Panel>
  );
}

/** The list of the panels, which has what all of them share: each repeats only its colors. */
export const JourneyPanels = styled.ul({
  "--gap": "var(--space-6)",
  display: "grid",
  gap: "var(--gap)",
  [media.phone]: { "--gap": "var(--space-4)" },
  // Two beside each other; one that is left over takes the whole row.
  [media.wide]: { display: "flex", flexWrap: "wrap" },
  "& > li": {
    display: "grid",
    alignContent: "start",
    gap: "clamp(1rem, 0.6rem + 2vw, 1.5rem)",
    overflow: "hidden",
    padding: "var(--panel-inset)",
    borderRadius: "var(--radius-panel)",
    "@media print, (forced-colors: active)": { border: "1px solid" },
    [media.wide]: { flex: "1 1 calc(50% - var(--gap) / 2)" },
  },
  "& > li:has(> picture)": {
    ...spread,
    marginBottom: "var(--space-10)",
    [media.wide]: { ...spread[media.wide], flexBasis: "calc(100% + 2 * var(--bleed))" },
    "&:last-child": { marginBottom: 0 },
  },
  "& > li:has(> picture) + li:has(> picture)": {
    marginTop: "calc(-1 * var(--gap) - var(--space-10))",
  },
});

type PanelProps = { color?: string };

const Panel = styled(Reveal, { shouldForwardProp: (name) => name !== "color" })<PanelProps>(
  ({ color }) => {
    if (!color) return { border: "1px solid var(--hairline)", background: "var(--surface)" };
    const { light, dark } = panelColors[isPanelColor(color) ? color : "plum"];
    return { "@media screen": inColors(light), [media.dark]: inColors(dark) };
  },
);

function inColors([panel, ink, mark]: readonly string[]) {
  return {
    background: panel,
    color: ink,
    "--twig": mark,
  };
}

const Words = styled.div({ display: "grid", gap: "var(--space-2)", alignContent: "start" });

const Title = styled.h3({
  fontSize: "var(--text-title)",
  // Two panels beside each other: most titles have one line then, and what follows begins together.
  "li:not(:has(> picture)) > * > &": { fontSize: "clamp(1.5rem, 1.2rem + 0.7vw, 1.75rem)" },
});

const Description = styled.p({
  fontSize: "var(--text-lead)",
  lineHeight: 1.45,
  textWrap: "balance",
});

// A line above each, fainter than its words.
const Lines = styled.ul({
  "li:has(> picture) > &": { fontSize: "clamp(1.0625rem, 0.85rem + 0.4vw, 1.25rem)" },
  lineHeight: 1.45,
  textWrap: "balance",
  "& > li": {
    position: "relative",
    paddingBlock: "0.75rem",
    "@media print": { paddingBlock: "0.25rem" },
  },
  "& > li::before": {
    content: "''",
    position: "absolute",
    inset: "0 0 auto",
    borderTop: "1px solid",
    opacity: 0.3,
  },
});

const Footnote = styled.p({
  paddingTop: "var(--space-4)",
  borderTop: "1px solid",
  lineHeight: 1.5,
});

export const journeyPanelFragment = graphql`
  fragment JourneyPanel on JourneyItems {
    title
    description
    points
    footnote
    drawing
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
            outputPixelDensities: [0.6, 1, 1.37, 1.72, 2.2]
            sizes: "(min-width: 60rem) 54vw, 100vw"
            placeholder: NONE
            formats: [WEBP, AVIF]
          )
        }
      }
    }
  }
`;
