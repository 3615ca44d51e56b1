import styled from "@emotion/styled";
import type { ReactNode } from "react";

const hyphenated = /(\S+-\S+)/;

/**
 * Sets a text so that no line ends inside a word with a hyphen: "OB-GYN" is one word to its reader.
 * What is wider than the line is divided all the same.
 *
 * @param text - its words are divided by spaces.
 * @param unbroken - matches what else to keep on one line, as its only group.
 */
export function keepTogether(text: string, unbroken: RegExp = hyphenated): ReactNode[] {
  return text
    .split(unbroken)
    .map((part, index) => (index % 2 === 1 ? <Unbroken key={part}>{part}</Unbroken> : part));
}

const Unbroken = styled.span({ display: "inline-block" });
