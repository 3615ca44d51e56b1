import styled from "@emotion/styled";
import type { ReactNode } from "react";

const special = /(OB-GYN|(?:911|988|1-833-852-6262)(?![\w%-]|[.,]\d))/;

/** What is before a number in a sentence that asks to call it: "988 families" is no help line. */
const asksToCall = /\b(?:call|dial|text|line)\b[^.?!]*[\s(]$/i;

/**
 * Renders a text of the content: the help lines that its sentences ask to call or text become links
 * that a phone calls, and no line ends within "OB-GYN".
 */
export function renderText(text: string): ReactNode[] {
  let before = "";
  return text.split(special).map((part) => {
    const key = before.length;
    const isHelpLine = /^\d/.test(part) && special.test(part) && asksToCall.test(before);
    before += part;
    if (part === "OB-GYN") return <Unbroken key={key}>{part}</Unbroken>;
    if (!isHelpLine) return part;
    return (
      <HelpLine key={key} href={`tel:${part}`}>
        {part}
      </HelpLine>
    );
  });
}

const Unbroken = styled.span({ whiteSpace: "nowrap" });

// A larger target than its letters, without moving the lines apart.
const HelpLine = styled.a({ paddingBlock: "0.375rem", whiteSpace: "nowrap" });
