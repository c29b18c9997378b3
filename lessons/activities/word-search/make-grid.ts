import { type Random, randomFrom, shuffle } from '#language/random.ts';
import {
  backwards,
  diagonal,
  type Letters,
  lineName,
  type Step,
  squaresFrom,
  straight,
} from './lines.ts';
import type { SearchDirections } from './state.ts';

/** A word to hide: its letters, one per square. */
export interface HiddenWord {
  id: string;
  letters: readonly string[];
}

export interface GridRequest {
  words: readonly HiddenWord[];
  /**
   * Letters that fill the remaining squares. A letter that occurs more often in this list fills
   * proportionally more squares.
   */
  filler: readonly string[];
  directions: SearchDirections;
  /** A whole number from 0 to 2^32 - 1. */
  seed: number;
}

export interface LetterGrid extends Letters {
  /** The squares of each word from its first letter to its last, in the order of the request. */
  placed: { id: string; squares: readonly number[] }[];
  /** The ids of the words that were left out. */
  left: string[];
}

/** Columns of the largest grid whose letters can still be touched separately on a phone. */
export const maxColumns = 14;
const minColumns = 8;
/**
 * Number of squares per letter of the words: a lower value makes the grid crowded, a higher value makes it
 * empty.
 */
const roominess = 1.6;
/** Number of attempts before a larger grid is tried and, finally, a shorter list. */
const attempts = 4;

const steps: Record<SearchDirections, readonly Step[]> = {
  straight,
  diagonal: [...straight, ...diagonal],
  backwards: [...straight, ...diagonal, ...backwards([...straight, ...diagonal])],
};
const everyStep = steps.backwards;

/**
 * Hides words in a square of letters. Pure: the same request must always return the same grid on every
 * machine, because stored activities and printed sheets depend on it. Every word occurs exactly once,
 * whichever direction the grid is read in. `left` lists the words that do not fit or are contained in another
 * word.
 */
export function makeGrid({ words, filler, directions, seed }: GridRequest): LetterGrid {
  const random = randomFrom(seed);
  let kept: HiddenWord[] = [];
  for (const word of words) {
    if (word.letters.length <= maxColumns && standsAlone(word, kept)) kept.push(word);
  }
  const pool = filler.length > 0 ? filler : kept.flatMap(({ letters }) => letters);
  for (; kept.length > 0; kept = kept.slice(0, -1)) {
    const least = columnsFor(kept);
    for (const columns of new Set([least, Math.min(least + 1, maxColumns), maxColumns])) {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const grid = draw(kept, columns, { pool, steps: steps[directions], random });
        if (!grid) continue;
        const ids = new Set(kept.map(({ id }) => id));
        return { ...grid, left: words.filter(({ id }) => !ids.has(id)).map(({ id }) => id) };
      }
    }
  }
  return { columns: 0, letters: [], placed: [], left: words.map(({ id }) => id) };
}

/** True if a word contains no other word and no other word contains it, in either direction. */
export function standsAlone({ letters }: HiddenWord, others: readonly HiddenWord[]): boolean {
  return others.every((other) => {
    const [short, long] =
      letters.length < other.letters.length ? [letters, other.letters] : [other.letters, letters];
    return !contains(long, short) && !contains(long, short.toReversed());
  });
}

const contains = (long: readonly string[], short: readonly string[]): boolean =>
  long.some((_, from) => short.every((letter, at) => long[from + at] === letter));

function columnsFor(words: readonly HiddenWord[]): number {
  const lengths = words.map(({ letters }) => letters.length);
  const squares = lengths.reduce((sum, length) => sum + length, 0) * roominess;
  const wanted = Math.max(minColumns, ...lengths, Math.ceil(Math.sqrt(squares)));
  return Math.min(wanted, maxColumns);
}

interface Drawing {
  pool: readonly string[];
  steps: readonly Step[];
  random: Random;
}

/** Attempts to make one grid. Returns null if a word fits nowhere or no letter is suitable for a square. */
function draw(
  words: readonly HiddenWord[],
  columns: number,
  { pool, steps: allowed, random }: Drawing,
): Pick<LetterGrid, 'columns' | 'letters' | 'placed'> | null {
  const letters: string[] = Array.from({ length: columns * columns }, () => '');
  const places = new Map<string, readonly number[]>();
  // Place long words first, while there is room for them.
  const order = shuffle(words, random).sort((a, b) => b.letters.length - a.letters.length);
  for (const word of order) {
    const squares = placeFor(word, { columns, letters, places, allowed, random });
    if (!squares) return null;
    places.set(word.id, squares);
    for (const [at, square] of squares.entries()) letters[square] = word.letters[at] ?? '';
  }
  const placed = words.map(({ id }) => ({ id, squares: places.get(id) ?? [] }));
  const lines = new Map(placed.map(({ id, squares }) => [id, lineName(squares)]));
  const isTwice = (square: number) =>
    words.some((word) => isSpeltElsewhere(word, lines.get(word.id), { columns, letters }, square));
  if (letters.some((letter, square) => letter !== '' && isTwice(square))) return null;
  for (const [square, letter] of letters.entries()) {
    if (letter === '' && !fill(square, { letters, pool, random, isTwice })) return null;
  }
  return { columns, letters, placed };
}

interface Placing extends Letters {
  places: ReadonlyMap<string, readonly number[]>;
  allowed: readonly Step[];
  random: Random;
}

/** Number of places compared for each word; the place that crosses the most other words is used. */
const comparedPlaces = 3;

/** Finds a place for a word: in a random direction, preferably crossing other words. */
function placeFor(
  { letters: word }: HiddenWord,
  { columns, letters, places, allowed, random }: Placing,
): number[] | null {
  for (const step of shuffle(allowed, random)) {
    const free = letters.flatMap((_, from) => {
      const squares = squaresFrom(columns, from, step, word.length);
      const fits = squares?.every((square, at) => ['', word[at]].includes(letters[square]));
      return squares && fits && !overlies(squares, places) ? [squares] : [];
    });
    const crossings = (squares: readonly number[]) =>
      squares.filter((square) => letters[square] !== '').length;
    const [best] = shuffle(free, random)
      .slice(0, comparedPlaces)
      .sort((a, b) => crossings(b) - crossings(a));
    if (best) return best;
  }
  return null;
}

/** True if two words would share more than one square, so that their rings would overlap. */
const overlies = (squares: readonly number[], places: ReadonlyMap<string, readonly number[]>) =>
  [...places.values()].some(
    (other) => other.filter((square) => squares.includes(square)).length > 1,
  );

/** True if, at any place other than its own, a word can also be read through this square. */
function isSpeltElsewhere(
  { letters: word }: HiddenWord,
  line: string | undefined,
  { columns, letters }: Letters,
  through: number,
): boolean {
  return word.some(
    (letter, at) =>
      letter === letters[through] &&
      everyStep.some(([down, onward]) => {
        const row = Math.floor(through / columns) - at * down;
        const column = (through % columns) - at * onward;
        if ([row, column].some((place) => place < 0 || place >= columns)) return false;
        const squares = squaresFrom(columns, row * columns + column, [down, onward], word.length);
        const isSpelt = squares?.every((square, place) => letters[square] === word[place]);
        return squares !== null && isSpelt && lineName(squares) !== line;
      }),
  );
}

interface Filling {
  letters: string[];
  pool: readonly string[];
  random: Random;
  isTwice: (square: number) => boolean;
}

/**
 * Fills a square with a letter, but never with a letter that would spell a listed word a second time. Returns
 * false if no letter is suitable.
 */
function fill(square: number, { letters, pool, random, isTwice }: Filling): boolean {
  const drawn = pool[Math.floor(random() * pool.length)] ?? '';
  for (const letter of new Set([drawn, ...shuffle([...new Set(pool)], random)])) {
    letters[square] = letter;
    if (!isTwice(square)) return true;
  }
  return false;
}
