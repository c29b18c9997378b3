import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorStroke } from './BoardOverlay.tsx';
import type { Stroke } from './state.ts';
import { type BoardMeasures, fromOrigin, placeStrokes, type WordPlace } from './stroke-place.ts';

const word = (id: string, left: number, top: number, way: 1 | -1 = 1): WordPlace => ({
  id,
  left,
  top,
  width: 200,
  height: 120,
  paragraph: { left: 100, top: top < 200 ? 0 : 350, width: 900, height: top < 200 ? 300 : 150 },
  way,
});
const boardOf = (words: readonly WordPlace[], width = 1100): BoardMeasures => ({
  width,
  block: { x: 0, y: 0, way: 1 },
  words: Object.fromEntries(words.map((each) => [each.id, each])),
});
const penOf = (stroke: Pick<Stroke, 'anchor' | 'points'>): Stroke => ({
  pen: 'pen',
  colour: 'blue',
  width: 'medium',
  ...stroke,
});
/** Returns the visible points of a stroke on the board; null while the stroke is hidden. */
function seenAt(stroke: Stroke, board: BoardMeasures): number[] | null {
  const [placed] = placeStrokes([stroke], board);
  if (!placed) return null;
  const { x, y, way } = placed.origin;
  return placed.stroke.points.map((value, at) => (at % 2 === 0 ? x + way * value : y + value));
}

/** Two lines of two words each, and below them a paragraph of one word. */
const text = [
  word('s1.t0', 100, 0),
  word('s1.t2', 350, 0),
  word('s1.t4', 100, 150),
  word('s1.t6', 350, 150),
  word('s2.t0', 100, 365),
];
const board = boardOf(text);

describe('the anchor of a stroke', () => {
  test.each([
    ['a circle around a word', [330, 60, 450, -20, 570, 60, 450, 140], 's1.t2', 'word'],
    ['a line under a word', [350, 112, 550, 112], 's1.t2', 'word'],
    [
      'a line between two rows of text, nearer to the upper row',
      [100, 130, 300, 130],
      's1.t0',
      'word',
    ],
    ['a line through two words', [100, 60, 480, 60], 's1.t0', 'word'],
    ['a dot near the last word', [600, 200], 's1.t6', 'word'],
    ['a tick in the blank space after the lower line', [850, 160, 900, 180], 's1.t6', 'line'],
    ['a tick in the blank space after a short paragraph', [600, 420], 's2.t0', 'line'],
    ['a bracket in the margin', [60, 0, 40, 100, 60, 270], 's1.t0', 'line'],
    ['a drawing far past the end of the line', [800, 200, 950, 260], 's1.t6', 'line'],
    ['a drawing far below the text', [150, 500, 250, 900], 's2.t0', 'line'],
  ] as const)('finds the anchor of %s', (_, points, id, holds) => {
    expect(anchorStroke(points, board, text).anchor).toEqual({ word: id, holds });
  });

  test('is on the line whose middle is nearer if the tall letters of two lines overlap', () => {
    const tall = [word('up', 100, 0), { ...word('down', 100, 90), height: 120 }];
    expect(anchorStroke([100, 96, 300, 96], board, tall).anchor?.word).toBe('up');
    expect(anchorStroke([100, 118, 300, 118], board, tall).anchor?.word).toBe('down');
  });

  test('falls back to the text block when no word is visible', () => {
    const points = [10, 20, 130, 40];
    expect(anchorStroke(points, boardOf([]), [])).toEqual({ points });
    expect(seenAt(penOf({ points }), { ...board, block: { x: 1000, y: 5, way: -1 } })).toEqual([
      990, 25, 870, 45,
    ]);
  });
});

test('shows a stroke where it was drawn and moves it with its word, in LTR and RTL', () => {
  const spot = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(spot, spot), { minLength: 1, maxLength: 20 }),
      fc.constantFrom<1 | -1>(1, -1),
      fc.integer({ min: -500, max: 500 }),
      fc.integer({ min: -500, max: 500 }),
      (spots, way, right, down) => {
        const words = text.map((each) => ({ ...each, way }));
        const drawn = anchorStroke(spots.flat(), board, words);
        const stroke = penOf(drawn);
        const shown = seenAt(stroke, boardOf(words)) ?? [];
        expect(shown.slice(0, 2)).toEqual(spots[0]);
        expect(shown.slice(-2)).toEqual(spots.at(-1));
        const moved = words.map((each) => ({
          ...each,
          left: each.left + right,
          top: each.top + down,
        }));
        const aside = stroke.anchor?.holds === 'word' ? right : 0;
        expect(seenAt(stroke, boardOf(moved))).toEqual(
          shown.map((value, at) => value + (at % 2 === 0 ? aside : down)),
        );
        expect(seenAt(stroke, boardOf([]))).toBeNull();
      },
    ),
  );
});

test('keeps a drawing next to the words on the board when the board gets narrower', () => {
  const stroke = penOf(anchorStroke([800, 200, 950, 260], board, text));
  expect(seenAt(stroke, boardOf(text, 500))).toEqual([400, 200, 550, 260]);
});

test('measures points from their origin in the reading direction', () => {
  expect(fromOrigin({ x: 300, y: 20, way: -1 }, [250, 30, 310, 10])).toEqual([50, 10, -10, -10]);
});
