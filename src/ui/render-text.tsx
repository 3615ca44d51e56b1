import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { media } from "../styles/media";

/** What may be in a web address, but ends none: the sentence around it may. */
const closing = ".,;:!?'*…";

/** What ends a web address: spaces, quotation marks, dashes and brackets other than a whole pair. */
const foreign = `\\s"“”„«»‹›‘’—–<>()[\\]{}|\\\\^\``;

const webAddress = `https://[\\p{L}\\p{N}](?:[${closing}]*(?:\\([^${foreign}]*\\)|[^${closing}${foreign}]))*`;

/** Also what cannot be before an `@`: the rest alone would be somebody else's address. */
const emailAddress = `[\\p{L}\\p{N}_][^\\s"“”„«»‹›—–<>()[\\],;:/]*@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])+`;

const isEmailAddress = /^[\p{L}\p{M}\p{N}.!$&'*+=^_`{|}~-]+@[^@]+$/u;

/** What a phone in the United States can call: a short number for help, or one with an area code. */
const phoneNumber = "(?:[2-9]11|988|1-\\d{3}-\\d{3}-\\d{4})(?![\\w%-]|[.,]\\d)";

/**
 * Capitals and digits that hyphens join: `OB-GYN`, and a number in letters, `1-833-TLC-MAMA`. Also what
 * hyphens join to capitals: `HIPAA-compliant`.
 */
const abbreviation =
  "(?:[A-Z\\d]{1,5}(?:-[A-Z\\d]{1,5}){1,3}s?|\\b[A-Z]{2,5}-[a-z]{2,10})(?![\\w-])";

const special = new RegExp(`(${webAddress}|${emailAddress}|${phoneNumber}|${abbreviation})`, "u");

const isPhoneNumber = new RegExp(`^${phoneNumber}$`);

/** What is before a number in a sentence that asks to call it: "988 families" is not a help line. */
const asksToCall = /\b(?:call|dial|text|line)\b[^.?!]*[\s(]$/i;

/**
 * Renders a text of the content: the help lines that its sentences ask to call or text become links
 * that a phone calls, addresses become links, and no line ends within an abbreviation.
 */
export function renderText(text: string): ReactNode[] {
  let before = "";
  return text.split(special).map((part, index) => {
    const key = before.length;
    const isCallWanted = asksToCall.test(before);
    before += part;
    // Every other part is the text between two matches.
    if (index % 2 === 0) return part;
    if (part.startsWith("https:")) return <Address key={key} url={part} text={part} />;
    if (isEmailAddress.test(part)) return <Address key={key} url={`mailto:${part}`} text={part} />;
    if (isPhoneNumber.test(part) && isCallWanted) {
      return (
        <HelpLine key={key} href={`tel:${part}`}>
          {part}
        </HelpLine>
      );
    }
    return <Unbroken key={key}>{part}</Unbroken>;
  });
}

function Address({ url, text }: { url: string; text: string }) {
  return (
    <AddressLink href={url} rel="noreferrer">
      {text}
    </AddressLink>
  );
}

const Unbroken = styled.span({ whiteSpace: "nowrap", [media.hugeText]: { whiteSpace: "normal" } });

// A link is a larger target than its letters, and still leaves the lines where they are.
const target = { paddingBlock: "0.375rem" };

const HelpLine = styled.a({ ...target, whiteSpace: "nowrap" });

// On paper, print.css adds a link's address, which is all that this one says.
const AddressLink = styled.a({ ...target, "&&::after": { content: "none" } });
