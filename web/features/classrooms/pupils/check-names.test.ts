import { expect, test } from 'vitest';
import { checkNames } from './check-names.ts';

const many = Array.from({ length: 101 }, () => 'A B').join('\n');

test.each([
  ['nothing', '', null, 'Type or paste at least one name.'],
  ['two good lines', 'Léa Dupont\nTom Weber', null, null],
  [
    'a line that is not a name',
    'Léa Dupont\nx@y',
    null,
    'Correct or remove the line that isn’t a name.',
  ],
  ['two such lines', 'x@y\n1&2', null, 'Correct or remove the 2 lines that aren’t names.'],
  ['too many', many, null, 'Add at most 100 pupils at once; these are 101.'],
  [
    'more names than places',
    'A B\nC D',
    1,
    'There is one place left in your plan; these are 2 pupils.',
  ],
  ['any name without a place', 'A B', 0, 'Your plan has no places left.'],
  ['exactly as many as there are places', 'A B\nC D', 2, null],
])('determines whether %s can be sent', (_, text, left, refusal) => {
  expect(checkNames(text, [], left).refusal).toBe(refusal);
});

test('flags names repeated in the list or already in the class', () => {
  const { names, repeated } = checkNames('Mia Muster\nmia muster\nLéa Dupont', ['Léa Dupont'], 9);
  expect(names).toHaveLength(3);
  expect(repeated).toEqual([1, 2]);
});
