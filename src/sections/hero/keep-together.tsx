import styled from "@emotion/styled";
import type { ReactNode } from "react";

/** A longer word may have to be divided on a phone. */
const longestKept = 16;

/**
 * Sets a text so that no line ends inside a word with a hyphen: "OB-GYN" is one word to its reader.
 *
 * @param text - short text; its words are divided by spaces.
 */
export function keepTogether(text: string): ReactNode[] {
  return text
    .split(/(\S+-\S+)/)
    .map((part) =>
      part.includes("-") && part.length <= longestKept ? (
        <KeptWord key={part}>{part}</KeptWord>
      ) : (
        part
      ),
    );
}

const KeptWord = styled.span({ whiteSpace: "nowrap" });
