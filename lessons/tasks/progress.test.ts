import { expect, test } from 'vitest';
import {
  chosenProgress,
  foundProgress,
  matchedProgress,
  placedProgress,
  tappedProgress,
  typedProgress,
} from './progress.ts';

const words = (text: string) => ({ kind: 'words' as const, text, language: 'fr' });

test('does not count a field with only spaces as done', () => {
  const field = { language: 'fr', side: 'target' as const };
  const task = { blocks: [], fields: ['a', 'b', 'c'].map((id) => ({ id, ...field })) };
  expect(typedProgress(task, { typed: { a: 'oui', b: '  ' } })).toEqual({ done: 1, of: 3 });
});

test('counts slots with a tile as done', () => {
  const task = { blocks: [], slots: ['s1', 's2'], tiles: [], groups: [] };
  expect(placedProgress(task, { placed: { s2: 't1', other: 't2' } })).toEqual({ done: 1, of: 2 });
});

test('counts left cards with a partner as done', () => {
  const cards = ['a', 'b'].map((id) => ({ id, face: words(id) }));
  expect(matchedProgress({ left: cards, right: cards }, { matched: { a: 'b' } })).toEqual({
    done: 1,
    of: 2,
  });
});

test('counts questions with a chosen option as done', () => {
  const stem = { language: 'fr', pieces: [] };
  const task = { blocks: [], questions: ['q', 'r'].map((id) => ({ id, stem, options: [] })) };
  expect(chosenProgress(task, { chosen: { r: 'o1' } })).toEqual({ done: 1, of: 2 });
});

test('counts words that are marked in the grid as done', () => {
  const grid = { letters: [], language: 'fr', columns: 0 };
  const task = { ...grid, words: ['a', 'b', 'c'].map((id) => ({ id, clue: words(id) })) };
  expect(foundProgress(task, { found: { b: '0-2', other: '3-5' } })).toEqual({ done: 1, of: 3 });
});

test('never counts more taps than there are words to find', () => {
  const pieces = ['a', 'b', 'c'].map((id) => ({ kind: 'tap' as const, id, text: id }));
  const task = { blocks: [{ language: 'fr', pieces }], count: 2 };
  expect(tappedProgress(task, { tapped: ['a'] })).toEqual({ done: 1, of: 2 });
  expect(tappedProgress(task, { tapped: ['a', 'b', 'c'] })).toEqual({ done: 2, of: 2 });
  // The tap on this id was stored on the device, but the task no longer has the id.
  expect(tappedProgress(task, { tapped: ['a', 'w7'] })).toEqual({ done: 1, of: 2 });
});
