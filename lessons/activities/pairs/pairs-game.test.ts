import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom, shuffle } from '#language/random.ts';
import { exampleMaterials } from '../example-materials.ts';
import { type Card, dealCards, makePairs } from './make-pairs.ts';
import {
  belongTogether,
  boardColumns,
  goOnPairing,
  isPairsOver,
  moveFocus,
  type PairsGame,
  PausedPairs,
  playPairs,
  startPairs,
} from './pairs-game.ts';
import { type PairsOptions, pairsIn } from './state.ts';

const material = exampleMaterials.french;
const plain: PairsOptions = {
  source: 'vocabulary',
  faces: ['target', 'native'],
  size: '4x5',
  faceUp: false,
};

const turn = (game: PairsGame, at: number) => playPairs(game, { kind: 'turn', at });

/** Builds a board written as `le=the la=the`: each item's two cards, side by side. */
const board = (line: string): Card[] =>
  line.split(' ').flatMap((item, at) =>
    item.split('=').map((words, side) => {
      const face = side === 0 ? ('target' as const) : ('native' as const);
      return { item: `v${at}`, face: { face, words, same: `${face} ${words}` } };
    }),
  );

describe('turning cards over', () => {
  const start = startPairs(board('chat=cat chien=dog'), false, ['A', 'B']);

  test('records a pair, scores it and gives the team another turn', () => {
    const game = turn(turn(start, 0), 1);
    expect(game.found).toEqual([0, 1]);
    expect(game).toMatchObject({ open: [], tries: 1, last: { right: true } });
    expect(game.play).toMatchObject({ turn: 0, gained: 10 });
  });

  test('shows a mismatch until it is settled or another card is turned over, and passes the turn', () => {
    const missed = turn(turn(start, 0), 3);
    expect(missed).toMatchObject({ open: [0, 3], last: { right: false } });
    expect(missed.play.turn).toBe(1);
    expect(playPairs(missed, { kind: 'settle' }).open).toEqual([]);
    expect(turn(missed, 1).open).toEqual([1]);
  });

  test('passes the turn after every try when all cards are face up, even if a pair was found', () => {
    const game = turn(turn(startPairs(start.cards, true, ['A', 'B']), 0), 1);
    expect(game.play).toMatchObject({ turn: 1, gained: 10 });
    expect(turn(turn(game, 2), 3).play).toMatchObject({
      turn: 0,
      teams: [{ points: 10 }, { points: 10 }],
    });
  });

  test('ignores a second tap on a turned card, but deselects a face-up card', () => {
    expect(turn(turn(start, 2), 2).open).toEqual([2]);
    const faceUp = startPairs(start.cards, true, ['A']);
    expect(turn(turn(faceUp, 2), 2).open).toEqual([]);
  });

  test('ignores a found card and a nonexistent card', () => {
    const game = turn(turn(start, 0), 1);
    expect(turn(game, 0)).toBe(game);
    expect(turn(game, 9)).toBe(game);
  });
});

test('accepts either of two cards with the same text as the match', () => {
  const cards = board('le=the la=the un=a');
  expect(belongTogether(cards, 0, 3)).toBe(true);
  expect(belongTogether(cards, 2, 1)).toBe(true);
  expect(belongTogether(cards, 0, 5)).toBe(false);
  expect(belongTogether(cards, 1, 3)).toBe(false);
  expect(belongTogether(cards, 0, 0)).toBe(false);
});

/** Only a few different words, so that many items share a word. */
const word = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const lists = fc.array(fc.tuple(word, word), { minLength: 2, maxLength: 30 });
const seeds = fc.integer({ min: 0, max: 0xffffffff });
const withVocabulary = (lines: [string, string][]) => ({
  ...material,
  vocabulary: lines.map(([target, native], at) => ({ id: `v${at}`, target, native })),
});

test('deals boards that can be solved, whichever pairs are found first', () => {
  fc.assert(
    fc.property(lists, seeds, seeds, fc.boolean(), (lines, seed, order, faceUp) => {
      const lesson = withVocabulary(lines);
      const options = { ...plain, faceUp };
      const state = makePairs({ material: lesson, options, seed });
      const cards = dealCards(state, lesson);
      let game = startPairs(cards, faceUp, ['A', 'B']);
      const random = randomFrom(order);
      while (!isPairsOver(game) && cards.length > 0) {
        const left = cards.flatMap((_, at) => (game.found.includes(at) ? [] : [at]));
        const pairs = left.flatMap((one) =>
          left.filter((two) => belongTogether(cards, one, two)).map((two) => [one, two] as const),
        );
        const [pair] = shuffle(pairs, random);
        if (!pair) throw new Error(`Stuck on ${JSON.stringify(lines)}`);
        game = turn(turn(game, pair[0]), pair[1]);
      }
      expect(game.found.length).toBe(cards.length);
    }),
  );
});

test('deals as many pairs as the board size and the lesson allow', () => {
  const distinct = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), {
    minLength: 2,
    maxLength: 40,
  });
  const sizes = fc.constantFrom('3x4' as const, '4x4' as const, '4x5' as const);
  fc.assert(
    fc.property(distinct, seeds, sizes, (words, seed, size) => {
      const lesson = withVocabulary(words.map((each) => [each, `the ${each}`]));
      const state = makePairs({ material: lesson, options: { ...plain, size }, seed });
      const cards = dealCards(state, lesson);
      expect(state.ids).toHaveLength(Math.min(words.length, pairsIn[size]));
      expect(cards).toHaveLength(2 * state.ids.length);
      const side = cards.every(({ item }, at) => at % 2 === 1 || item === cards[at + 1]?.item);
      expect(side).toBe(false);
    }),
  );
});

describe('lessons with missing material', () => {
  const make = (options: PairsOptions, lesson = material) =>
    makePairs({ material: lesson, options, seed: 3 });

  test('deals three pairs when only three words have pictures', () => {
    expect(make({ ...plain, faces: ['picture', 'target'] }).ids).toHaveLength(3);
  });

  test('shows both languages when no audio was generated', () => {
    const state = make({ ...plain, faces: ['sound', 'native'] });
    expect(state.options.faces).toEqual(['target', 'native']);
    expect(state.ids).toHaveLength(8);
  });

  test('uses the chunks when there is no vocabulary', () => {
    expect(make(plain, { ...material, vocabulary: [] }).options.source).toBe('chunks');
  });

  test('removes the cards of an item deleted from the vocabulary', () => {
    const state = make(plain);
    const fewer = { ...material, vocabulary: material.vocabulary.slice(0, 5) };
    expect(dealCards(state, fewer)).toHaveLength(10);
  });
});

test('restores a game after a reload, whichever cards were turned over', () => {
  const places = fc.array(fc.nat({ max: 15 }), { maxLength: 40 });
  fc.assert(
    fc.property(seeds, places, fc.boolean(), (seed, turned, faceUp) => {
      const options = { ...plain, size: '4x4' as const, faceUp };
      const cards = dealCards(makePairs({ material, options, seed }), material);
      const start = startPairs(cards, faceUp, ['A', 'B']);
      const game = turned.reduce(turn, start);
      const clock = { banked: 1234.5, since: null };
      const left = JSON.parse(JSON.stringify(PausedPairs.parse({ pairs: game, clock })));
      expect(JSON.stringify(left)).not.toContain('face');
      expect(goOnPairing(PausedPairs.parse(left), { cards, faceUp })).toEqual(game);
    }),
  );
});

test.each([
  [4, 2, 2],
  [6, 3, 2],
  [8, 4, 3],
  [10, 5, 2],
  [12, 4, 3],
  [14, 4, 4],
  [16, 4, 4],
  [18, 4, 4],
  [20, 5, 4],
])('lays out %i cards in rows of %i, or of %i on a phone', (cards, wide, tall) => {
  expect(boardColumns(cards)).toEqual({ wide, tall });
});

test.each([
  ['ltr', 'ArrowRight', 0, 1],
  ['ltr', 'ArrowLeft', 0, 0],
  ['rtl', 'ArrowLeft', 0, 1],
  ['rtl', 'ArrowRight', 5, 4],
  ['ltr', 'ArrowDown', 1, 5],
  ['ltr', 'ArrowDown', 8, 8],
  ['ltr', 'ArrowUp', 5, 1],
  ['ltr', 'ArrowUp', 1, 1],
  ['ltr', 'ArrowRight', 9, 9],
  ['ltr', 'Home', 7, 0],
  ['ltr', 'End', 2, 9],
  ['ltr', 'a', 2, null],
] as const)(
  'with direction %s, the key %s on card %i of ten in rows of four moves the focus to %s',
  (direction, key, at, to) => {
    expect(moveFocus(key, { at, columns: 4, count: 10, direction })).toBe(to);
  },
);
