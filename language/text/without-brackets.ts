/**
 * A text with a space for each pair of brackets and what it holds: `beau (adj.)` -> `beau  `. A bracket
 * that nothing closes stays.
 */
export function withoutBrackets(text: string): string {
  return text.replace(/[(（][^)）]*([)）]|$)/g, (found, end: string) => (end ? ' ' : found));
}
