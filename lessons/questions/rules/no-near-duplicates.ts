import type { Problem } from '../define-question.ts';
import { fold } from '../find-in-text.ts';

/** Below this many letters only the very same line is a duplicate: "le chat" and "le rat" are two words. */
const shortLine = 14;
/** Share of letter pairs in common from which two long lines ask the same thing. */
const alike = 0.92;

/** How often each pair of neighbouring letters stands in a line. */
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

/** Whether two lines are alike by Sørensen and Dice's measure on letter pairs: 0 is nothing shared, 1 the same. */
function isAlike(one: LetterPairs, other: LetterPairs): boolean {
  const needed = (alike * (one.size + other.size)) / 2;
  // The shorter line has no more to share than it is long.
  if (Math.min(one.size, other.size) < needed) return false;
  let shared = 0;
  for (const [pair, count] of one.counts) shared += Math.min(count, other.counts.get(pair) ?? 0);
  return shared >= needed;
}

/** No two lines of a set are the same or nearly so, capitals and punctuation aside. */
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
    return [{ where, message: `“${text}” repeats “${lines[first]?.text}”. Ask something else.` }];
  });
}
