/** The syllable structure of an alphabetic script. */
export interface SyllableRules {
  /**
   * The pattern of a syllable's nucleus: alternatives for vowel groups that form one sound, longest first.
   */
  nucleus: RegExp;
  /** Letter groups that are one consonant (ch, sch) or start a syllable together (pr, bl). */
  onsets: ReadonlySet<string>;
  /**
   * The pattern of one consonant letter or digraph, for languages with ambiguous digraphs. If it is set,
   * consonants are parsed from left to right, the last consonant starts the syllable, and `onsets` is
   * ignored.
   */
  letter?: RegExp;
  /**
   * A zero-width match at the start of the second part of a compound (rauta|tie). This part is split like a
   * separate word.
   */
  seam?: RegExp;
  /** Normalises the word for the rules: lower case, with the same number of code units. */
  fold?: (word: string) => string;
}

/**
 * Splits a word so that each syllable has one nucleus and the longest possible onset. Consonants before the
 * first nucleus stay in the first syllable, and consonants after the last nucleus stay in the last syllable.
 * A word without a nucleus is not split.
 */
export function cutByVowels(word: string, { seam, ...rules }: SyllableRules): string[] {
  const parts = seam ? word.split(seam) : [word];
  return parts.flatMap((part) => cutSimple(part, rules));
}

function cutSimple(
  word: string,
  { nucleus, onsets, letter, fold = lower }: Omit<SyllableRules, 'seam'>,
): string[] {
  const read = fold(word);
  if (read.length !== word.length) return [word];
  const nuclei = [...read.matchAll(new RegExp(nucleus.source, 'gu'))];
  const cuts = nuclei.slice(1).map((next, at) => {
    const before = nuclei[at];
    const from = (before?.index ?? 0) + (before?.[0].length ?? 0);
    const consonants = read.slice(from, next.index);
    return from + (letter ? lastLetter(consonants, letter) : onsetStart(consonants, onsets));
  });
  return splitAt(word, cuts);
}

/** Returns the offset of the last consonant letter; 0 if there is no such letter. */
const lastLetter = (consonants: string, letter: RegExp): number =>
  [...consonants.matchAll(new RegExp(letter.source, 'gu'))].at(-1)?.index ?? 0;

const lower = (word: string) => word.toLowerCase();

/**
 * Returns the offset at which the second syllable starts, within the consonants between two nuclei. Chooses
 * the longest possible onset.
 */
function onsetStart(consonants: string, onsets: ReadonlySet<string>): number {
  for (let at = 0; at < consonants.length; at += 1) {
    const onset = consonants.slice(at);
    if (onset.length === 1 || onsets.has(onset)) return at;
  }
  return consonants.length;
}

/** Splits the word at the offsets, in order. */
export function splitAt(word: string, cuts: readonly number[]): string[] {
  const edges = [0, ...cuts, word.length];
  return edges.slice(1).map((end, at) => word.slice(edges[at], end));
}

/** Parses a set of words separated by spaces. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));
