import styled from "@emotion/styled";
import type { ReactNode } from "react";

/** Web addresses, email addresses, help lines, and words that should not wrap. */
const special =
  /(https:\/\/[^\s()<>“”]*[^\s()<>“”.,;:!?]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:911|988)\b|\b[A-Z\d]+(?:-[A-Z\d]+)+\b)/;

const helpLine = /^(?:911|988|1-\d{3}-\d{3}-\d{4})$/;

/** Renders a text of the content: addresses and help lines as links, OB-GYN on one line. */
export function renderText(text: string): ReactNode[] {
  return text.split(special).map((part, index, parts) => {
    // `split` returns the text between matches at even places.
    if (index % 2 === 0) return part;
    if (part.length === 3 && isCount(parts[index - 1], parts[index + 1])) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    return <Special key={index} text={part} />;
  });
}

/** Whether 911 or 988 is a number of things between such words: "988 clinics", not "call 911 now". */
function isCount(before = "", after = ""): boolean {
  if (/\b(?:call|dial|text)\s$/i.test(before)) return false;
  return (
    /[$.,\d]$/.test(before) || /^(?:[-%]|[.,]\d|\s(?!(?:and|is|or)\s)(?:\p{Ll}|$))/u.test(after)
  );
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
