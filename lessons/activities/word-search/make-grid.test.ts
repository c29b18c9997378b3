import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  backwards,
  diagonal,
  draggedLine,
  lineBetween,
  lineName,
  squaresFrom,
  straight,
} from './lines.ts';
import { type GridRequest, type LetterGrid, makeGrid, maxColumns } from './make-grid.ts';

const everyStep = [...straight, ...diagonal, ...backwards([...straight, ...diagonal])];

/** Returns the names of all lines of the grid that spell these letters, in any direction. */
function linesThatSpell({ columns, letters }: LetterGrid, word: readonly string[]): Set<string> {
  const lines = letters.flatMap((_, from) =>
    everyStep.flatMap((step) => {
      const squares = squaresFrom(columns, from, step, word.length);
      const spells = squares?.every((square, at) => letters[square] === word[at]);
      return squares && spells ? [lineName(squares)] : [];
    }),
  );
  return new Set(lines);
}

/**
 * Words from a small alphabet: compared with real words, they overlap, contain and repeat each other far more
 * often.
 */
const request = (alphabet: string): fc.Arbitrary<GridRequest> => {
  const letter = fc.constantFrom(...alphabet);
  return fc.record({
    words: fc
      .array(fc.array(letter, { minLength: 2, maxLength: 17 }), { maxLength: 15 })
      .map((words) => words.map((letters, at) => ({ id: `v${at}`, letters }))),
    filler: fc.array(letter, { maxLength: 60 }),
    directions: fc.constantFrom('straight', 'diagonal', 'backwards'),
    seed: fc.integer({ min: 0, max: 0xffffffff }),
  });
};

describe.each([
  ['only three letters', 'ABC'],
  ['the Latin alphabet', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['the Arabic alphabet', 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'],
])('a grid of %s', (_, alphabet) => {
  const holds = (check: (grid: LetterGrid, asked: GridRequest) => void) =>
    fc.assert(
      fc.property(request(alphabet), (asked) => check(makeGrid(asked), asked)),
      { numRuns: 60, seed: 4 },
    );

  test('contains every listed word exactly once, at the squares in its key', () => {
    holds((grid, { words }) => {
      for (const { id, squares } of grid.placed) {
        const word = words.find((one) => one.id === id)?.letters ?? [];
        expect(squares.map((square) => grid.letters[square])).toEqual(word);
        expect([...linesThatSpell(grid, word)]).toEqual([lineName(squares)]);
      }
    });
  });

  test('lists every word or reports it as left out', () => {
    holds((grid, { words }) => {
      const named = [...grid.placed.map(({ id }) => id), ...grid.left];
      expect(named.sort()).toEqual(words.map(({ id }) => id).sort());
    });
  });

  test('is a complete square of letters that occur in the lesson', () => {
    holds((grid, { words, filler }) => {
      expect(grid.letters).toHaveLength(grid.columns ** 2);
      expect(grid.columns).toBeLessThanOrEqual(maxColumns);
      const known = new Set([...filler, ...words.flatMap(({ letters }) => letters)]);
      expect(grid.letters.filter((letter) => !known.has(letter))).toEqual([]);
    });
  });

  test('contains words only in the chosen directions', () => {
    const allowed = {
      straight,
      diagonal: [...straight, ...diagonal],
      backwards: everyStep,
    };
    holds((grid, { directions }) => {
      const jumps = allowed[directions].map(([down, onward]) => down * grid.columns + onward);
      for (const { squares } of grid.placed) {
        expect(jumps).toContain((squares[1] ?? 0) - (squares[0] ?? 0));
      }
    });
  });

  test('is the same for the same request', () => {
    holds((grid, asked) => {
      expect(makeGrid(asked)).toEqual(grid);
    });
  });
});

const word = (id: string, letters: string) => ({ id, letters: [...letters] });
const ask = (words: GridRequest['words']): GridRequest => ({
  words,
  filler: [...'AEIOSTRN'],
  directions: 'backwards',
  seed: 3,
});

test('hides every word of an ordinary list', () => {
  const list = ['MARCHÉ', 'PISCINE', 'FRÈRE', 'MATIN', 'JOUER', 'OUVERT', 'GENTIL', 'VÉLO'];
  const { left, placed } = makeGrid(ask(list.map((letters, at) => word(`v${at}`, letters))));
  expect(left).toEqual([]);
  expect(placed).toHaveLength(8);
});

test('leaves out duplicates, words that are too long, and words inside another word in either direction', () => {
  const words = [
    word('a', 'CARTE'),
    word('b', 'ART'),
    word('c', 'TRAC'),
    word('d', 'CARTE'),
    word('e', 'ANTICONSTITUTION'),
    word('f', 'MER'),
  ];
  expect(makeGrid(ask(words)).left).toEqual(['b', 'c', 'd', 'e']);
});

test('hides a palindrome, which reads the same in both directions', () => {
  expect(makeGrid(ask([word('a', 'KAYAK')])).left).toEqual([]);
});

test('finds the line between two squares, and returns null if they share no line', () => {
  expect(lineBetween(5, 0, 4)).toEqual([0, 1, 2, 3, 4]);
  expect(lineBetween(5, 20, 4)).toEqual([20, 16, 12, 8, 4]);
  expect(lineBetween(5, 24, 12)).toEqual([24, 18, 12]);
  expect(lineBetween(5, 0, 7)).toBeNull();
  expect(lineBetween(5, 7, 7)).toEqual([7]);
});

test('follows a drag along the nearest direction to the edge', () => {
  expect(draggedLine(5, 0, 8)).toEqual([0, 1, 2, 3]);
  expect(draggedLine(5, 0, 17)).toEqual([0, 6, 12, 18]);
  expect(draggedLine(5, 3, 14)).toEqual([3, 9]);
  expect(draggedLine(5, 7, 7)).toEqual([7]);
});
