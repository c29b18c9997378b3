import { expect, test } from 'vitest';
import { HomeworkChange } from './homework-draft.ts';

const read = (instructions: string) => HomeworkChange.safeParse({ instructions });

test.each([
  ['two lines', 'Read it aloud.\nThen write.', 'Read it aloud.\nThen write.'],
  ['an empty line between two paragraphs', 'One.\n\nTwo.', 'One.\n\nTwo.'],
  ['Windows line breaks', 'One.\r\nTwo.', 'One.\nTwo.'],
  ['surrounding white space, which is trimmed', '  \n Read it. \n', 'Read it.'],
  ['Arabic text', 'اقرأ النص أولاً.', 'اقرأ النص أولاً.'],
  ['no text', '', ''],
  ['1000 characters', 'a'.repeat(1000), 'a'.repeat(1000)],
])('accepts instructions with %s', (_, text, stored) => {
  expect(read(text).data).toEqual({ instructions: stored });
});

test.each([
  ['1001 characters', 'a'.repeat(1001), 'Use at most 1000 characters.'],
  ['an unsupported symbol', 'Learn ☃ today', 'The character ☃ cannot be used here.'],
])('rejects instructions with %s', (_, text, message) => {
  expect(read(text).error?.issues[0]?.message).toBe(message);
});

test('leaves instructions unchanged if a change contains none', () => {
  expect(HomeworkChange.parse({ passMark: 50 })).toEqual({ passMark: 50 });
});
