/** Characters that already separate letters of a word: a dot next to one would be redundant. */
const parting = /[\s\p{Pd}]/u;

/** True if a dot precedes this syllable: not the first one, nor after a hyphen or space of the word. */
export function isDotted(syllables: readonly string[], at: number): boolean {
  const [before, after] = [syllables[at - 1]?.at(-1), syllables[at]?.charAt(0)];
  return before !== undefined && !parting.test(before) && !parting.test(after ?? '');
}

/** Joins the syllables to one string, with `dot` between those that nothing else separates. */
export const dotSyllables = (syllables: readonly string[], dot: string): string =>
  syllables.map((one, at) => (isDotted(syllables, at) ? dot + one : one)).join('');
