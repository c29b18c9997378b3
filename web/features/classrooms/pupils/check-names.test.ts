import { expect, test } from 'vitest';
import { checkNames } from './check-names.ts';

const many = Array.from({ length: 101 }, () => 'A B').join('\n');

test.each([
  ['no names', '', null, 'Type or paste at least one name.'],
  ['two valid names', 'Léa Dupont\nTom Weber', null, null],
  ['an invalid name', 'Léa Dupont\nx@y', null, 'Correct or remove the line that isn’t a name.'],
  ['two invalid names', 'x@y\n1&2', null, 'Correct or remove the 2 lines that aren’t names.'],
  ['more than 100 names', many, null, 'Add at most 100 pupils at once; these are 101.'],
  [
    'more names than places',
    'A B\nC D',
    1,
    'There is one place left in your plan; these are 2 pupils.',
  ],
  ['a name if no place is left', 'A B', 0, 'Your plan has no places left.'],
  ['exactly as many names as places', 'A B\nC D', 2, null],
])('determines whether the form can be sent with %s', (_, text, left, refusal) => {
  expect(checkNames(text, [], left).refusal).toBe(refusal);
});

test('flags names repeated in the list or already in the class', () => {
  const { names, repeated } = checkNames('Mia Muster\nmia muster\nLéa Dupont', ['Léa Dupont'], 9);
  expect(names).toHaveLength(3);
  expect(repeated).toEqual([1, 2]);
});
