import { fold } from '../find-in-text.ts';
import type { Problem } from '../question-definition.ts';

/** Below this many letters only the very same line is a duplicate: "le chat" and "le rat" are two words. */
const shortLine = 14;
/** Share of letter pairs in common from which two long lines ask the same thing. */
const alike = 0.92;

function letterPairs(text: string): string[] {
  return Array.from(text)
    .slice(1)
    .map((letter, at) => `${Array.from(text)[at]}${letter}`);
}

/** Sørensen and Dice's measure on letter pairs, from 0 (nothing shared) to 1 (the same). */
function likeness(one: string, other: string): number {
  const left = letterPairs(one);
  const right = letterPairs(other);
  const shared = left.filter((pair) => {
    const at = right.indexOf(pair);
    if (at >= 0) right.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * shared) / Math.max(1, letterPairs(one).length + letterPairs(other).length);
}

/** No two lines of a set are the same or nearly so, capitals and punctuation aside. */
export function noNearDuplicates(
  lines: readonly { where: string; text: string }[],
  language: string,
): Problem[] {
  const folded = lines.map(({ text }) => fold(text, language));
  return lines.flatMap(({ where, text }, at) => {
    const own = folded[at] ?? '';
    if (!own) return [];
    const first = folded.slice(0, at).findIndex((other) => {
      if (other === own) return true;
      return own.length >= shortLine && other.length >= shortLine && likeness(own, other) >= alike;
    });
    if (first < 0) return [];
    return [{ where, message: `“${text}” repeats “${lines[first]?.text}”. Ask something else.` }];
  });
}
