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

test('each word of a side stands once, as its key, in the order of the text', () => {
  expect(distinctWords(text, 'target', lower)).toEqual(['le', 'chat', 'dort', 'chien', 'mange']);
  expect(distinctWords(text, 'native', lower)).toEqual(['the', 'cat', 'sleeps', 'dog', 'eats']);
});

test('the key is made for the language of the side', () => {
  expect(distinctWords(text, 'native', (language) => language)).toEqual(['en']);
});
