/** Characters that already separate parts of a word; a dot next to them would be redundant. */
const parting = /[\s\p{Pd}]/u;

/**
 * True if a dot precedes this syllable. False for the first syllable, and after a hyphen or space in the
 * word.
 */
export function isDotted(syllables: readonly string[], at: number): boolean {
  const [before, after] = [syllables[at - 1]?.at(-1), syllables[at]?.charAt(0)];
  return before !== undefined && !parting.test(before) && !parting.test(after ?? '');
}

/** Joins the syllables into one string, with `dot` between syllables that have no other separator. */
export const dotSyllables = (syllables: readonly string[], dot: string): string =>
  syllables.map((one, at) => (isDotted(syllables, at) ? dot + one : one)).join('');
