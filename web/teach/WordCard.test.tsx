import { expect, test } from 'vitest';
import { buildSentence } from '#language/text/build-sentence.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import { minimalMaterial } from '#lessons/activities/example-materials.ts';
import { wordClip } from './WordCard.tsx';

const languages = { target: 'fr', native: 'en' };
const sentences = [
  buildSentence('s1', ['', 'J’aime ma maison.', ''], languages),
  buildSentence('s2', ['', 'La Maison est grande, la salle de bains est petite.', ''], languages),
];
const tokens = sentences.flatMap(({ target }) => wordTokens(target));
const tokenOf = (word: string) => tokens.find(({ text }) => text === word);

const list = ['la maison', 'grand/e', 'la salle de bains', 'le jardin'];
// The first entry has the format of older lists, in which an entry refers to the token of its article.
const stored = ['La', '', 'salle', 'petite'];
const material = {
  ...minimalMaterial,
  text: { ...languages, sentences },
  vocabulary: list.map((target, n) => ({
    id: `v${n}`,
    target,
    native: '',
    ...(stored[n] && { tokenId: tokenOf(stored[n])?.id }),
  })),
  speech: {
    ...minimalMaterial.speech,
    clips: Object.fromEntries(list.map((_, n) => [`v${n}`, { key: `clip ${n}`, ms: 500 }])),
  },
};

test.each<[string, string | undefined, string]>([
  ['maison', 'clip 0', 'the list contains it with its article'],
  ['Maison', 'clip 0', 'capital letters are ignored'],
  ['La', undefined, 'an article alone is not the listed word'],
  ['salle', undefined, 'it is only part of an entry of three words'],
  ['petite', 'clip 3', 'an entry contains exactly this word'],
  ['aime', undefined, 'the list does not contain it'],
])('picks for the word %s the clip %s, because %s', (word, clip, _) => {
  const token = tokenOf(word);
  if (!token) throw new Error(`"${word}" is not in the text.`);
  expect(wordClip(material, token)).toBe(clip);
});

test('returns no clip for a word without a clip', () => {
  const silent = { ...material, speech: { ...material.speech, clips: {} } };
  const [token] = tokens;
  if (!token) throw new Error('no words');
  expect(wordClip(silent, token)).toBeUndefined();
});
