import { expect, test } from 'vitest';
import { setWords } from './SetHomework.tsx';

const room = (name: string) => ({ id: name, name, pupils: 20 });
const pupil = (fullName: string) => ({ id: fullName, fullName });

test.each([
  [[room('8B')], [], '“Market” is set for 8B.'],
  [[room('8B'), room('9A')], [pupil('Léa Dupont')], '“Market” is set for 2 classes.'],
  [[], [pupil('Léa Dupont')], '“Market” is set for Léa Dupont.'],
  [[], [pupil('Léa Dupont'), pupil('Tom Weber')], '“Market” is set for 2 pupils.'],
])('names the recipients %j and %j: %s', (classrooms, pupils, words) => {
  expect(setWords({ name: 'Market', classrooms, pupils })).toBe(words);
});
