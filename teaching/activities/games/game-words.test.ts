import { expect, test } from 'vitest';
import { exampleMaterials } from '../example-materials.ts';
import { chunkPairs, unequalVocabulary, usableVocabulary } from './game-words.ts';

const list = (...lines: [string, string][]) => ({
  vocabulary: lines.map(([target, native], at) => ({ id: `v${at}`, target, native })),
});

test('a line is played once, an empty one not at all, and nothing while the sides are unequal', () => {
  const words = list(['le chat', 'the cat'], [' ', ''], ['le chat', 'the cat'], ['un', 'a']);
  expect(usableVocabulary(words).map(({ id }) => id)).toEqual(['v0', 'v3']);
  expect(usableVocabulary(list(['le chat', 'the cat'], ['', 'the dog']))).toEqual([]);
});

test.each([
  [[['le chat', 'the cat']], false],
  [
    [
      ['le chat', 'the cat'],
      ['le chien', ' '],
    ],
    true,
  ],
  [[['', 'the cat']], true],
  [[['', '']], false],
  [[], false],
] as [[string, string][], boolean][])('%j is unequal: %s', (lines, unequal) => {
  expect(unequalVocabulary(list(...lines))).toBe(unequal);
});

test('chunks come with their partners, a parted one with an ellipsis', () => {
  const { text } = exampleMaterials.french;
  expect(chunkPairs(text)[0]).toEqual({ id: 's1.c0', target: 'Salut Tom,', native: 'Hi Tom,' });
  const [first] = text.sentences;
  if (!first) throw new Error('The example has no sentence.');
  const parted = {
    ...first,
    target: { ...first.target, text: 'Ich stehe um sechs auf.' },
    native: { ...first.native, text: 'I get up at six.' },
    chunks: [
      {
        id: 'a',
        target: [
          { start: 19, end: 23 },
          { start: 0, end: 9 },
        ],
        native: [{ start: 0, end: 8 }],
      },
    ],
  };
  expect(chunkPairs({ ...text, sentences: [parted] })[0]?.target).toBe('Ich stehe … auf.');
});
