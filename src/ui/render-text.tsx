import styled from "@emotion/styled";
import type { ReactNode } from "react";

/** Web addresses, email addresses, numbers with 911 or 988, and words that should not wrap. */
const special =
  /(https:\/\/[^\s()<>“”]*[^\s()<>“”.,;:!?]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[A-Z\d]+(?:-[A-Z\d]+)+\b|\$?\b(?:\d+[.,])*(?:911|988)(?:[.,]\d+)*\b%?)/;

/** A bare 911 or 988 is always a link: a help line without one is worse than a count with one. */
const helpLine = /^(?:911|988|1-\d{3}-\d{3}-\d{4})$/;

/** Renders a text of the content: addresses and help lines as links, OB-GYN on one line. */
export function renderText(text: string): ReactNode[] {
  return text.split(special).map((part, index) => {
    // `split` returns the text between matches at even places.
    if (index % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    return <Special key={index} text={part} />;
  });
}

function Special({ text }: { text: string }) {
  if (text.startsWith("https:")) return <TextLink href={text}>{text}</TextLink>;
  if (text.includes("@")) return <TextLink href={`mailto:${text}`}>{text}</TextLink>;
  if (!helpLine.test(text)) return <Unbroken>{text}</Unbroken>;
  return <PhoneLink href={`tel:${text}`}>{text}</PhoneLink>;
}

const Unbroken = styled.span({ display: "inline-block" });

// A larger target, without moving the lines apart.
const TextLink = styled.a({ paddingBlock: "0.375rem" });

const PhoneLink = styled(TextLink)({ whiteSpace: "nowrap" });
