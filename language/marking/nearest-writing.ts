import { hiragana } from './fold-variants.ts';

/**
 * The best result for a prefix of the typed text: its edit cost, and the spelling chosen for each word so
 * far.
 */
interface Reached {
  cost: number;
  /** The last chosen spelling, linked to the previous ones; null before the first. */
  chosen: Chosen | null;
}
interface Chosen {
  word: string;
  before: Chosen | null;
}

/**
 * Maximum length of the typed sentence: `maxTyped` in letters, `maxTimes` as a multiple of the sentence’s
 * longest spelling. The lower limit applies.
 */
const maxTyped = 400;
const maxTimes = 3;

/**
 * Returns the combination of the words' spellings that is closest to the typed text by edit distance
 * (Levenshtein). If several are equally close, returns the first. A line of ten words has a thousand
 * combinations, but each word has only a few spellings.
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

/** Extends every prefix by one word in the given spelling. */
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
