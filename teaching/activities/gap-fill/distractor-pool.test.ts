import { expect, test } from 'vitest';
import { exampleMaterials } from '../example-materials.ts';
import { distractorPool } from './distractor-pool.ts';

const { text } = exampleMaterials.french;
const tokens = text.sentences.flatMap(({ target }) => target.tokens);

test.each([
  // No form of the answer, no other word with its meaning, no name and no capital of a sentence.
  ['adjective', 'ouverte', ['fermé', 'bonne', 'bleus', 'gentille']],
  ['verb', 'est', ['fais', 'joue', 'voudrais', 'aller', 'ai', 'a', 'mangeons']],
  ['an article, which fits where another is missing', 'une', []],
])('%s: what misleads where “%s” is missing', (_, word, expected) => {
  const gap = tokens.find((token) => token.text === word);
  expect(distractorPool(text, gap ? [gap] : []).map((other) => other.text)).toEqual(expected);
});
