/** What parts the letters of a word already: a dot beside it would stand for nothing. */
const parting = /[\s\p{Pd}]/u;

/** Whether a dot stands before this syllable: not before the first, nor at a hyphen or space of the word. */
export function isDotted(syllables: readonly string[], at: number): boolean {
  const [before, after] = [syllables[at - 1]?.at(-1), syllables[at]?.charAt(0)];
  return before !== undefined && !parting.test(before) && !parting.test(after ?? '');
}

/** The syllables as one string, with `dot` between those that nothing else parts. */
export const dotSyllables = (syllables: readonly string[], dot: string): string =>
  syllables.map((one, at) => (isDotted(syllables, at) ? dot + one : one)).join('');
