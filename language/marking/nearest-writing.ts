import { hiragana } from './fold-variants.ts';

/** A beginning of what was typed: what writing it so far costs, and how the words before were written. */
interface Reached {
  cost: number;
  chosen: readonly string[];
}

/** Nobody types more than so much for one sentence. */
const maxTyped = 400;

/**
 * Of the ways in which each word of a line may be written, those that together are nearest to what was
 * typed, by letters that are missing, extra or others (Levenshtein); the first where two are as near.
 * A line of ten words has a thousand writings, but each word has few.
 */
export function nearestWriting(ways: readonly (readonly string[])[], typed: string): string[] {
  const given = [...hiragana(typed.normalize('NFC').replace(/\s/gu, ''))].slice(0, maxTyped);
  let row: Reached[] = Array.from({ length: given.length + 1 }, (_, at) => ({
    cost: at,
    chosen: [],
  }));
  for (const [first = '', ...others] of ways) {
    let best = written(first, given, row);
    for (const other of others) {
      const next = written(other, given, row);
      best = best.map((reached, at) => nearer(reached, next[at] ?? reached));
    }
    row = best;
  }
  return [...(row.at(-1)?.chosen ?? [])];
}

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
  return row.map(({ cost, chosen }) => ({ cost, chosen: [...chosen, word] }));
}

const nearer = (one: Reached, other: Reached) => (other.cost < one.cost ? other : one);
const dearer = ({ cost, chosen }: Reached, by: number): Reached => ({ cost: cost + by, chosen });
