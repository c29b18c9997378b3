import { hiragana } from './fold-variants.ts';

/** A beginning of what was typed: what writing it so far costs, and how the words before were written. */
interface Reached {
  cost: number;
  /** The last of these words; null before the first. */
  chosen: Chosen | null;
}
interface Chosen {
  word: string;
  before: Chosen | null;
}

/** Nobody types more than so much for one sentence, nor so many times the longest writing of it. */
const maxTyped = 400;
const maxTimes = 3;

/**
 * Of the ways in which each word of a line may be written, those that together are nearest to what was
 * typed, by letters that are missing, extra or others (Levenshtein); the first where two are as near.
 * A line of ten words has a thousand writings, but each word has few.
 */
export function nearestWriting(ways: readonly (readonly string[])[], typed: string): string[] {
  const longest = ways.reduce((sum, words) => sum + Math.max(0, ...words.map(lengthOf)), 0);
  const most = Math.min(maxTyped, maxTimes * longest);
  const given = [...hiragana(typed.normalize('NFC').replace(/\s/gu, ''))].slice(0, most);
  let row: Reached[] = Array.from({ length: given.length + 1 }, (_, at) => ({
    cost: at,
    chosen: null,
  }));
  for (const [first = '', ...others] of ways) {
    let best = written(first, given, row);
    for (const other of others) {
      const next = written(other, given, row);
      best = best.map((reached, at) => nearer(reached, next[at] ?? reached));
    }
    row = best;
  }
  const words: string[] = [];
  for (let last = row.at(-1)?.chosen ?? null; last; last = last.before) words.unshift(last.word);
  return words;
}

const lengthOf = ({ length }: string) => length;

/** The same a word later. */
function written(word: string, given: readonly string[], before: readonly Reached[]): Reached[] {
  let row = before;
  for (const letter of hiragana(word)) {
    const next: Reached[] = [];
    row.forEach((above, at) => {
      const missing = dearer(above, 1);
      const left = next[at - 1];
      const diagonal = row[at - 1];
      if (!left || !diagonal) {
        next.push(missing);
        return;
      }
      const met = dearer(diagonal, given[at - 1] === letter ? 0 : 1);
      next.push(nearer(nearer(met, missing), dearer(left, 1)));
    });
    row = next;
  }
  return row.map(({ cost, chosen }) => ({ cost, chosen: { word, before: chosen } }));
}

const nearer = (one: Reached, other: Reached) => (other.cost < one.cost ? other : one);
const dearer = ({ cost, chosen }: Reached, by: number): Reached => ({ cost: cost + by, chosen });
