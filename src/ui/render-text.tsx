import styled from "@emotion/styled";
import type { ReactNode } from "react";

/** Web addresses, email addresses, help lines, and words that no line should break. */
const special =
  /(https:\/\/[^\s()<>“”]*[^\s()<>“”.,;:!?]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:911|988)\b|\b[A-Z\d]+(?:-[A-Z\d]+)+\b)/;

const helpLine = /^(?:911|988|1-\d{3}-\d{3}-\d{4})$/;

/**
 * Renders a text of the content.
 *
 * @returns the text, in which addresses and help lines are links, and no line ends within a phone
 * number or an abbreviation such as OB-GYN.
 */
export function renderText(text: string): ReactNode[] {
  return text.split(special).map((part, index) => {
    // Every other part is the text between two matches.
    if (index % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    return <Special key={index} text={part} />;
  });
}

function Special({ text }: { text: string }) {
  if (text.startsWith("https:")) return <TextLink href={text}>{text}</TextLink>;
  if (text.includes("@")) return <TextLink href={`mailto:${text}`}>{text}</TextLink>;
  if (!helpLine.test(text)) return <Unbroken>{text}</Unbroken>;
  return (
    <TextLink href={`tel:${text}`}>
      <Unbroken>{text}</Unbroken>
    </TextLink>
  );
}

const Unbroken = styled.span({ whiteSpace: "nowrap" });

// A larger target than its letters that leaves the lines where they are.
const TextLink = styled.a({ paddingBlock: "0.375rem" });
