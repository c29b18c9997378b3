import { expect, test } from 'vitest';
import { markChosen } from './mark.ts';

const words = (text: string) => ({ kind: 'words' as const, text, language: 'fr' });
const data = {
  blocks: [],
  questions: [
    {
      id: 'q',
      stem: { language: 'fr', pieces: [] },
      options: [
        { id: 'o1', face: words('le pain') },
        { id: 'o2', face: words('la pomme') },
        { id: 'o3', face: words('le pain') },
      ],
      right: 'o1',
    },
  ],
};

test.each([
  ['the right option', 'o1', 'right', 'le pain'],
  ['an option with the same text', 'o3', 'right', 'le pain'],
  ['a wrong option', 'o2', 'wrong', 'la pomme'],
  ['an option that does not exist', 'o9', 'unanswered', ''],
])('marks the choice of %s', (_, chosen, verdict, given) => {
  expect(markChosen(data, { chosen: { q: chosen } }).items).toEqual([
    { id: 'q', verdict, score: verdict === 'right' ? 1 : 0, given, expected: 'le pain' },
  ]);
});

test('marks the right option as right at any position, and any choice as wrong if no option is right', () => {
  const [question] = data.questions;
  const asked = (right: string) => ({
    ...data,
    questions: question ? [{ ...question, right }] : [],
  });
  const given = (right: string) => markChosen(asked(right), { chosen: { q: 'o2' } }).items[0];
  expect(given('o2')).toMatchObject({ verdict: 'right', score: 1, expected: 'la pomme' });
  expect(given('o9')).toMatchObject({ verdict: 'wrong', score: 0, expected: '' });
});

test('marks a task as unfinished if nothing is chosen', () => {
  expect(markChosen(data, { chosen: {} })).toMatchObject({
    state: 'unfinished',
    scorePercentage: 0,
  });
});
