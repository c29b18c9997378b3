/** How the letters of an alphabetic script fall into syllables. */
export interface SyllableRules {
  /** A nucleus as a regular expression: the longest vowel group that is one sound group comes first. */
  nucleus: RegExp;
  /** Letter groups that are one consonant (ch, sch) or begin a syllable together (pr, bl). */
  onsets: ReadonlySet<string>;
  /**
   * How consonants are read from left to right, where letters of two signs could be read in two ways: the
   * last letter then begins the syllable, and `onsets` do not count.
   */
  letter?: RegExp;
  /** Where the second part of a compound begins, which is cut as a word of its own (rauta|tie): no width. */
  seam?: RegExp;
  /** The word as the rules read it: lower case, one code unit for each of the word. */
  fold?: (word: string) => string;
}

/**
 * Cuts a word so that each syllable has one nucleus and begins with the most consonants that may begin
 * one. Consonants before the first nucleus and after the last stay with it. A word without a nucleus is
 * one part.
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

/** Where the last letter begins; 0 where there is none. */
const lastLetter = (consonants: string, letter: RegExp): number =>
  [...consonants.matchAll(new RegExp(letter.source, 'gu'))].at(-1)?.index ?? 0;

const lower = (word: string) => word.toLowerCase();

/** Where in the consonants between two nuclei the second syllable begins: the longest onset wins. */
function onsetStart(consonants: string, onsets: ReadonlySet<string>): number {
  for (let at = 0; at < consonants.length; at += 1) {
    const onset = consonants.slice(at);
    if (onset.length === 1 || onsets.has(onset)) return at;
  }
  return consonants.length;
}

/** The word cut at the offsets, in order. */
export function splitAt(word: string, cuts: readonly number[]): string[] {
  const edges = [0, ...cuts, word.length];
  return edges.slice(1).map((end, at) => word.slice(edges[at], end));
}

/** A set out of words parted by spaces. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));
