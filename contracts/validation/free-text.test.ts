import { expect, test } from 'vitest';
import { freeText } from './free-text.ts';

const Topic = freeText(200);
const messageFor = (text: string) => Topic.safeParse(text).error?.issues[0]?.message;

test.each([
  "l'école, c'est où ?",
  '¿Qué tal? ¡Bien!',
  '寿司、おいしい。「はい」',
  'می‌خواهم', // with the joiner that Persian spelling needs
  'क्‍ष',
  'two\nlines\tand a tab',
  '! @ # $ % ^ & * ( ) _ + { } [ ] : ; < > , . ? ~ \\ -',
  '٣ أشهر',
  '',
])('accepts the text %j', (text) => {
  expect(messageFor(text)).toBeUndefined();
});

test.each([
  ['a € b', 'The character € cannot be used here.'],
  ['snow ☃', 'The character ☃ cannot be used here.'],
  ['party 🎉 time', 'The character 🎉 cannot be used here.'],
  [
    'bell\u0007',
    'The hidden character U+0007 cannot be used here. Delete it and type the text again.',
  ],
  [
    'a\u202eb',
    'The hidden character U+202E cannot be used here. Delete it and type the text again.',
  ],
  [
    'lone \ud800',
    'The hidden character U+D800 cannot be used here. Delete it and type the text again.',
  ],
])('rejects the text %j and names the character', (text, message) => {
  expect(messageFor(text)).toBe(message);
});

test('states the limit when the text is too long', () => {
  expect(messageFor('a'.repeat(201))).toBe('Use at most 200 characters.');
});
