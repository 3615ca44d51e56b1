/** Milliseconds during which the clinician is shown to be typing. */
export const typingTime = 900;

/** Milliseconds between a message and what follows: the next message, or the sign of typing. */
const pause = 600;

/**
 * Times the messages of a conversation.
 *
 * @param senders - who writes each message, in their order; `clinician` answers.
 * @returns for each message the milliseconds after which it arrives, the first at once.
 */
export function arrivalTimes(senders: readonly string[]): number[] {
  let now = 0;
  return senders.map((sender, index) => {
    if (index > 0) now += sender === "clinician" ? pause + typingTime : pause;
    return now;
  });
}
