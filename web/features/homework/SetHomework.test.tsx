import { expect, test } from 'vitest';
import { formatRecipients } from './SetHomework.tsx';

const room = (name: string) => ({ id: name, name, pupils: 20 });
const pupil = (fullName: string) => ({ id: fullName, fullName });

test.each([
  [[room('8B')], [], '8B'],
  [[room('8B'), room('9A')], [pupil('Léa Dupont')], '2 classes'],
  [[], [pupil('Léa Dupont')], 'Léa Dupont'],
  [[], [pupil('Léa Dupont'), pupil('Tom Weber')], '2 pupils'],
])('names the recipients %j and %j as %s', (classrooms, pupils, words) => {
  expect(formatRecipients({ classrooms, pupils })).toBe(words);
});
