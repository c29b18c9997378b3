import type { Problem } from '../define-question.ts';
import { fold } from '../find-in-text.ts';

/**
 * Lines with fewer letters than this are duplicates only if they are identical: "le chat" and "le rat" are
 * different words.
 */
const shortLine = 14;
/** Two long lines are near-duplicates if they share at least this fraction of letter pairs. */
const alike = 0.92;

/** The frequency of each pair of adjacent letters in a line. */
interface LetterPairs {
  counts: ReadonlyMap<string, number>;
  size: number;
}

function letterPairs(text: string): LetterPairs {
  const letters = Array.from(text);
  const counts = new Map<string, number>();
  for (let at = 1; at < letters.length; at += 1) {
    const pair = `${letters[at - 1]}${letters[at]}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return { counts, size: Math.max(0, letters.length - 1) };
}

/**
 * True if two lines are similar by the Sørensen–Dice coefficient on letter pairs, which is 0 for lines with
 * no pair in common and 1 for identical lines.
 */
function isAlike(one: LetterPairs, other: LetterPairs): boolean {
  const needed = (alike * (one.size + other.size)) / 2;
  // The two lines cannot share more pairs than the shorter one has.
  if (Math.min(one.size, other.size) < needed) return false;
  let shared = 0;
  for (const [pair, count] of one.counts) shared += Math.min(count, other.counts.get(pair) ?? 0);
  return shared >= needed;
}

/** Checks that no two lines of a set are identical or nearly so, ignoring capitals and punctuation. */
export function noNearDuplicates(
  lines: readonly { where: string; text: string }[],
  language: string,
): Problem[] {
  const folded = lines.map(({ text }) => fold(text, language));
  const pairs = folded.map((line) => (line.length >= shortLine ? letterPairs(line) : null));
  return lines.flatMap(({ where, text }, at) => {
    const own = folded[at] ?? '';
    if (!own) return [];
    const ownPairs = pairs[at];
    const first = folded.slice(0, at).findIndex((other, before) => {
      const otherPairs = pairs[before];
      return other === own || (ownPairs && otherPairs && isAlike(ownPairs, otherPairs));
    });
    if (first < 0) return [];
    const earlier = lines[first]?.text;
    return [{ where, message: `“${text}” repeats “${earlier}”. Ask something else.` }];
  });
}
