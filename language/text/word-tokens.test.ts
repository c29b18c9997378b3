import { expect, test } from 'vitest';
import { buildSentence } from './build-sentence.ts';
import type { Text } from './text.ts';
import { distinctWords } from './word-tokens.ts';

const languages = { target: 'fr', native: 'en' };
const text: Text = {
  ...languages,
  sentences: [
    buildSentence('s1', ['', 'Le chat dort.', 'The cat sleeps.'], languages),
    buildSentence('s2', ['', 'Le chien mange.', 'The dog eats.'], languages),
  ],
};
const lower = (_: string, word: string) => word.toLowerCase();

test('lists the key of each distinct word of a side in text order', () => {
  expect(distinctWords(text, 'target', lower)).toEqual(['le', 'chat', 'dort', 'chien', 'mange']);
  expect(distinctWords(text, 'native', lower)).toEqual(['the', 'cat', 'sleeps', 'dog', 'eats']);
});

test('passes the language of the side to the key function', () => {
  expect(distinctWords(text, 'native', (language) => language)).toEqual(['en']);
});
