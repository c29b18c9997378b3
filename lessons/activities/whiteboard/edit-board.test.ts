import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleMaterials } from '../example-materials.ts';
import {
  addStroke,
  type BoardPage,
  emptyPage,
  markWords,
  retainBoard,
  strokesAt,
} from './edit-board.ts';
import { whiteboard } from './index.ts';
import { type Stroke, WhiteboardState } from './state.ts';
import {
  distanceToLine,
  maxPoints,
  maxPointsPerStroke,
  maxStrokes,
  pointOf,
  simplifyStroke,
} from './stroke.ts';

const material = exampleMaterials.french;
const { text } = material;
const words = text.sentences
  .flatMap(({ target, native }) => [...target.tokens, ...native.tokens])
  .filter(({ isWord }) => isWord)
  .map(({ id }) => id);
const start = whiteboard.make({ material, options: whiteboard.defaultOptions, seed: 1 });
const line = (...points: number[]): Stroke => ({
  pen: 'pen',
  colour: 'blue',
  width: 'medium',
  points,
});

test('keeps both ends of a simplified stroke and stays close to the drawn line', () => {
  const drawn = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 2, maxLength: 300 });
  fc.assert(
    fc.property(drawn, (numbers) => {
      const points = numbers.length % 2 === 0 ? numbers : numbers.slice(1);
      if (points.length < 2) return;
      const kept = simplifyStroke(points);
      expect(kept.slice(0, 2)).toEqual(points.slice(0, 2));
      expect(kept.slice(-2)).toEqual(points.slice(-2));
      for (let at = 0; at < points.length / 2; at += 1) {
        const gaps = Array.from({ length: Math.max(1, kept.length / 2 - 1) }, (_, n) =>
          distanceToLine(
            pointOf(points, at),
            pointOf(kept, n),
            pointOf(kept, Math.min(n + 1, kept.length / 2 - 1)),
          ),
        );
        expect(Math.min(...gaps)).toBeLessThanOrEqual(1.5);
      }
    }),
    { numRuns: 50 },
  );
});

test('reduces a straight line to two points and caps a long scribble at the limit', () => {
  const straight = Array.from({ length: 200 }, (_, at) => [at * 3, at * 2]).flat();
  expect(simplifyStroke(straight)).toEqual([0, 0, 597, 398]);
  const scribble = Array.from({ length: 4000 }, (_, at) => [at, (at * 7919) % 997]).flat();
  expect(simplifyStroke(scribble).length).toBeLessThanOrEqual(maxPointsPerStroke * 2);
});

test('rejects strokes once the board is full, and a full board is valid', () => {
  const big = line(...Array.from({ length: maxPointsPerStroke * 2 }, (_, at) => at));
  let page: BoardPage = emptyPage;
  for (let more: BoardPage | null = page; more; more = addStroke(page, big)) page = more;
  expect(page.strokes).toHaveLength(maxPoints / maxPointsPerStroke);
  expect(WhiteboardState.safeParse({ ...start, ...page }).success).toBe(true);
  const many = { ...emptyPage, strokes: Array(maxStrokes).fill(line(0, 0)) };
  expect(addStroke(many, line(0, 0))).toBeNull();
});

test('finds only the strokes that the eraser touches where they are currently shown', () => {
  const placed = [line(0, 0, 100, 0), line(0, 200, 100, 200), line(50, 50)].map((stroke, at) => ({
    stroke,
    origin: { x: 0, y: 0, way: 1 as const },
    at,
  }));
  expect(strokesAt(placed, [50, 10], 10)).toEqual([0]);
  expect(strokesAt(placed, [50, 100], 10)).toEqual([]);
  expect(strokesAt(placed, [55, 52], 10)).toEqual([2]);
  const [first] = placed;
  const moved = first ? [{ ...first, origin: { x: 900, y: 300, way: -1 as const } }] : [];
  expect(strokesAt(moved, [50, 10], 10)).toEqual([]);
  expect(strokesAt(moved, [850, 310], 10)).toEqual([0]);
});

test('removes drawings on a deleted word and keeps drawings without an anchor', () => {
  const [first = '', second = ''] = words;
  const on = (word: string): Stroke => ({ ...line(0, 0), anchor: { word, holds: 'word' } });
  const strokes = [on(first), line(0, 0), on(second)];
  const state = WhiteboardState.parse({ ...start, strokes });
  expect(retainBoard(state, text)).toEqual(state);
  const [, ...others] = text.sentences;
  expect(retainBoard(state, { ...text, sentences: others }).strokes).toEqual([line(0, 0)]);
});

test('toggles highlights, keeps their order and removes them with their words, but keeps drawings', () => {
  const kinds = fc.record({
    ids: fc.subarray(words, { maxLength: 8 }),
    kind: fc.constantFrom('underline', 'circle'),
    colour: fc.constantFrom('blue', 'pink'),
  });
  fc.assert(
    fc.property(fc.array(kinds, { maxLength: 5 }), (steps) => {
      const page = steps.reduce<BoardPage>(
        (marked, { ids, kind, colour }) =>
          markWords(marked, ids, { kind, colour } as BoardPage['marks'][number], text),
        { ...emptyPage, strokes: [line(0, 0, 5, 5)] },
      );
      const state = { ...start, ...page };
      expect(WhiteboardState.parse(state)).toEqual(state);
      expect(retainBoard(state, text)).toEqual(state);
      const none = retainBoard(state, { ...text, sentences: [] });
      expect([none.ids, none.marks, none.strokes.length]).toEqual([[], [], 1]);
    }),
  );
  const [first = ''] = words;
  const once = markWords(emptyPage, [first], { kind: 'circle', colour: 'pink' }, text);
  expect(once.ids).toEqual([first]);
  expect(markWords(once, [first], { kind: 'circle', colour: 'pink' }, text).ids).toEqual([]);
  expect(whiteboard.sheet({ ...start, ...once }, material)?.blocks.length).toBeGreaterThan(0);
  expect(whiteboard.sheet(start, material)).toBeNull();
});
