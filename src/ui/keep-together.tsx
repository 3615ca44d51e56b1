import styled from "@emotion/styled";
import type { ReactNode } from "react";

const hyphenated = /(^|\s)(\S+-\S+)/;

/**
 * Sets a text so that no line ends inside a word with a hyphen: "OB-GYN" is one word to its reader.
 * What is wider than the line is broken anyway.
 *
 * @param text - its words are divided by spaces.
 * @param unbroken - matches what else to keep on one line: its groups are the space before, and that.
 */
export function keepTogether(text: string, unbroken: RegExp = hyphenated): ReactNode[] {
  // Plain text, the space at its end and what is kept together, in turns.
  const parts = text.split(unbroken);
  return parts.flatMap<ReactNode>((part, index) => {
    if (index % 3 === 1) return [];
    if (index % 3 === 2)
      return [
        // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be there twice
        <Unbroken key={index} role="none">
          {part}
        </Unbroken>,
      ];
    return [part + (parts[index + 1] ?? "")];
  });
}

// Without the role it is a piece of its own to screen readers: they read a headline as two.
const Unbroken = styled.span({ display: "inline-block" });
