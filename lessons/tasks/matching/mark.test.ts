import { expect, test } from 'vitest';
import type { MatchingData } from './content.ts';
import { markMatched } from './mark.ts';

const card = (id: string, text: string) => ({
  id,
  face: { kind: 'words' as const, text, language: 'fr' },
});

/** Two left cards have the same meaning, and two right cards show the same word. */
const data: MatchingData = {
  left: [card('l1', 'to see'), card('l2', 'to see'), card('l3', 'bread'), card('l4', 'loaf')],
  right: [card('r1', 'voir'), card('r2', 'regarder'), card('r3', 'le pain'), card('r4', 'le pain')],
  partners: { l1: 'r1', l2: 'r2', l3: 'r3', l4: 'r4' },
};

test.each([
  ['its partner', 'l1', 'r1', 'right', 'voir', 'voir'],
  ['the partner of a card with the same meaning', 'l1', 'r2', 'right', 'regarder', 'voir'],
  ['another card with the same word', 'l3', 'r4', 'right', 'le pain', 'le pain'],
  ['the partner of a card with a different meaning', 'l1', 'r3', 'wrong', 'le pain', 'voir'],
  ['a card that does not exist', 'l3', 'r9', 'unanswered', '', 'le pain'],
])('marks a card paired with %s', (_, left, right, verdict, given, expected) => {
  const { items } = markMatched(data, { matched: { [left]: right } });
  expect(items.find(({ id }) => id === left)).toEqual({
    ...{ id: left, verdict, given, expected },
    score: verdict === 'right' ? 1 : 0,
  });
});

test('marks every pair separately', () => {
  const matched = { l1: 'r1', l2: 'r1', l3: 'r1' };
  const { state, scorePercentage, items } = markMatched(data, { matched });
  expect(items.map(({ verdict }) => verdict)).toEqual(['right', 'right', 'wrong', 'unanswered']);
  expect([state, scorePercentage]).toEqual(['unfinished', 50]);
});

test('marks a card without a partner as wrong', () => {
  const [item] = markMatched({ ...data, partners: {} }, { matched: { l1: 'r1' } }).items;
  expect(item).toMatchObject({ verdict: 'wrong', score: 0, given: 'voir', expected: '' });
});
