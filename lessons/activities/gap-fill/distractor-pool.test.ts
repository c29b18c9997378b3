import { expect, test } from 'vitest';
import { applyWords } from '#language/text/apply-words.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
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

test('a word is written small where a sentence begins with it, and as it stands elsewhere', () => {
  const languages = { target: 'de', native: 'en' };
  const built = buildSentence('s1', ['', 'Gut! Heute hat der FC Blau gespielt.', ''], languages);
  const marks = wordTokens(built.target).map(({ id }) => ({ id, pos: 'adverb' as const }));
  const target = applyWords(built.target, marks);
  const gaps = target.tokens.filter(({ text: word }) => word === 'gespielt');
  const pool = distractorPool({ ...languages, sentences: [{ ...built, target }] }, gaps);
  expect(pool.map((other) => other.text)).toEqual(['gut', 'heute', 'hat', 'der', 'FC', 'Blau']);
});
