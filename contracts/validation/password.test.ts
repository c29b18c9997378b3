import { expect, test } from 'vitest';
import { Password } from './password.ts';

const messages = (password: string) =>
  Password.safeParse(password).error?.issues.map((issue) => issue.message) ?? [];

test.each([
  'correct horse battery staple',
  'geranium-kettle-orbit-muffin',
  'quatre mots très différents',
  'Lexiloom-demo-1',
  'Tr0mpette&gare',
  'Ünbekannt-7x',
  'aB3$'.repeat(10),
  'Aa1!kxqz',
])('accepts the password %s', (password) => {
  expect(messages(password)).toEqual([]);
});

test.each([
  ['', ['Enter a password.']],
  ['Aa1!kxq', ['Use at least 8 characters.']],
  [`${'aB3$'.repeat(10)}x`, ['Use at most 40 characters.']],
  ['Trompette&gare', ['Add a digit.']],
  ['TR0MPETTE&GARE', ['Add a lower-case letter.']],
  ['tr0mpette&gare', ['Add a capital letter.']],
  ['Tr0mpette_gare', ['Add a symbol such as ! or -.']],
  ['Tr0mpette &gare', ['Leave out spaces.']],
  [
    'word word word word word',
    ['Leave out spaces.', 'Add a digit.', 'Add a capital letter.', 'Add a symbol such as ! or -.'],
  ],
])('rejects the password %j with the messages %j', (password, expected) => {
  expect(messages(password)).toEqual(expected);
});

test.each([
  'P@ssw0rd',
  'Password123!',
  'Qwerty123!',
  'Welcome2026!',
  'Summer-2025',
  'Letme1n!!',
  'Abcd1234!',
  'Aa123456!',
  '!QAZ2wsx',
  'Lexiloom1!',
  'Iloveyou-1',
  ...['French123!', 'Espanol1!', 'Deutsch1!', '1qaz!QAZ', 'India@123', 'Rahul@123', 'Ronaldo7!'],
  ...['Berlin2024!', 'Kestrel2024!', 'Kestrel-1987', '2025-Kestrel!', 'Zebra@2026!!', 'München1!'],
])('rejects %s as too easy to guess', (password) => {
  expect(messages(password)).toContain('This password is too easy to guess. Choose another one.');
});
