import { expect, test } from 'vitest';
import type { DragAndDropData } from './content.ts';
import { markPlaced } from './mark.ts';

const own = ['le matin', 'je joue', 'avec Tom'];
const tiles = own.map((text, at) => ({ id: `t${at}`, text, language: 'fr' }));
const group = { id: 's1', slots: ['p0', 'p1', 'p2'], tiles: tiles.map(({ id }) => id) };
const stored: DragAndDropData = {
  blocks: [],
  slots: own.map((answer, at) => ({ id: `p${at}`, answer })),
  tiles,
  groups: [group],
};
const alsoRight = [
  ['t1', 't2', 't0'],
  ['t1', 't0', 't2'],
];
const several: DragAndDropData = { ...stored, groups: [{ ...group, alsoRight }] };

const first = own.join(' | ');
const second = 'je joue | avec Tom | le matin';
const third = 'je joue | le matin | avec Tom';

test.each([
  // Each row contains the score of each item (1 is right) and the order that the tiles were compared with.
  ['its own order', several, 't0 t1 t2', [1, 1, 1], first],
  ['an accepted order', several, 't1 t2 t0', [1, 1, 1], second],
  ['another accepted order', several, 't1 t0 t2', [1, 1, 1], third],
  ['a wrong order, compared with the nearest right order', several, 't2 t1 t0', [0, 1, 0], first],
  [
    'an unfinished order, compared with the nearest right order',
    several,
    't1 t2',
    [1, 1, 0],
    second,
  ],
  ['no tiles, compared with its own order', several, '', [0, 0, 0], first],
  [
    'an order equally near to two, compared with its own order',
    several,
    't0 t2 t1',
    [1, 0, 0],
    first,
  ],
  ['a task stored before other orders could be accepted', stored, 't1 t2 t0', [0, 0, 0], first],
  [
    'an accepted order with an unknown tile',
    { ...stored, groups: [{ ...group, alsoRight: [['x']] }] },
    't0',
    [1, 0, 0],
    first,
  ],
])('marks the order of a sentence: %s', (_, data, laid, scores, expected) => {
  const placed = Object.fromEntries(
    laid
      .split(' ')
      .filter((id) => id !== '')
      .map((id, at) => [`p${at}`, id]),
  );
  const { items } = markPlaced(data, { placed });
  expect(items.map(({ score }) => score)).toEqual(scores);
  expect(items.map((item) => item.expected).join(' | ')).toBe(expected);
});

test('shows the given and the expected text of each slot', () => {
  const { state, items } = markPlaced(stored, { placed: { p0: 't0', p1: 't2' } });
  expect(state).toBe('unfinished');
  expect(items).toEqual([
    { id: 'p0', verdict: 'right', score: 1, given: 'le matin', expected: 'le matin' },
    { id: 'p1', verdict: 'wrong', score: 0, given: 'avec Tom', expected: 'je joue' },
    { id: 'p2', verdict: 'unanswered', score: 0, given: '', expected: 'avec Tom' },
  ]);
});

test('counts a tile placed in two slots only in the first slot', () => {
  const { items } = markPlaced(stored, { placed: { p0: 't0', p1: 't0', p2: 'x' } });
  expect(items.map(({ verdict }) => verdict)).toEqual(['right', 'unanswered', 'unanswered']);
});

test('accepts a tile with the same text, even if spaces or letter forms differ', () => {
  const answers = ['le café', ' le café '];
  const task: DragAndDropData = {
    blocks: [],
    slots: answers.map((answer, at) => ({ id: `p${at}`, answer })),
    tiles: ['le cafe\u0301 ', 'le café'].map((text, at) => ({
      id: `t${at}`,
      text,
      language: 'fr',
    })),
    groups: [],
  };
  expect(markPlaced(task, { placed: { p0: 't0', p1: 't1' } }).scorePercentage).toBe(100);
});
