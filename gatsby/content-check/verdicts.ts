/** Words that claim that numbers rise (1), fall (-1), or do either: what is better depends. */
const claims: [direction: number, words: RegExp][] = [
  [1, /\b(?:up|higher|more|ris(?:es|ing)|rose|increas\w+)\b/i],
  [-1, /\b(?:down|lower|less|fewer|falls|falling|fell|decreas\w+|dropp\w+)\b/i],
  [0, /\b(?:better|worse\w*|improv\w+|declin\w+)\b/i],
];

/**
 * Compares what a verdict says with what the numbers beside it do: numbers with decimal commas draw
 * another trend.
 *
 * @returns a sentence, or undefined if the verdict may be true, or says nothing that can be compared.
 */
export function verdictSentence(verdict: unknown, values: unknown): string | undefined {
  if (typeof verdict !== "string" || !Array.isArray(values) || values.length < 2) return undefined;
  const claim = firstClaim(verdict);
  if (claim === undefined) return undefined;
  const numbers = values.map(Number);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const steps = numbers.slice(1).map((value, index) => Math.abs(value - (numbers[index] ?? value)));
  const distance = steps.reduce((sum, step) => sum + step, 0);
  // What goes up and down has to arrive somewhere.
  const hasDirection = Math.abs(last - first) > distance / 3;
  if (hasDirection && (claim === 0 || claim === Math.sign(last - first))) return undefined;
  const course = hasDirection ? "go" : "go up and down";
  return `this says "${verdict}", but the numbers ${course} from ${first} to ${last}; change one of the two, and write decimals with a point, as in 7.4`;
}

/** What comes after it says why: "Better, more rest". */
function firstClaim(verdict: string): number | undefined {
  const [first] = claims
    .map(([direction, words]) => ({ direction, place: verdict.search(words) }))
    .filter(({ place }) => place !== -1)
    .sort((a, b) => a.place - b.place);
  return first?.direction;
}
