import { expect, test } from 'vitest';
import { exampleMaterials } from '../example-materials.ts';
import { plainChunks, withoutMarks } from './plain-chunks.ts';

test('chunks come with their partners, a parted one with an ellipsis', () => {
  const { text } = exampleMaterials.french;
  expect(plainChunks(text)[0]).toMatchObject({
    id: 's1.c0',
    target: 'salut Tom',
    native: 'Hi Tom',
  });
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
  expect(plainChunks({ ...text, sentences: [parted] })[0]?.target).toBe('ich stehe … auf');
});

test.each([
  ['samedi ?', 'samedi'],
  ['In the morning,', 'In the morning'],
  ['¿Dónde están', 'Dónde están'],
  ['«¿Dónde están', 'Dónde están'],
  ['mis llaves?»', 'mis llaves'],
  ['« bonjour »', 'bonjour'],
  ['dit « oui »', 'dit « oui »'],
  ['(an old town).', 'an old town'],
  ['une ville (ancienne)', 'une ville (ancienne)'],
  ['„Heute', 'Heute'],
  ['Tennis“,', 'Tennis'],
  ['— Oui, merci !', 'Oui, merci'],
  ['“你们好！”', '你们好'],
  ['《花木兰》。', '花木兰'],
  ["the boys'", "the boys'"],
  ['’s ochtends', '’s ochtends'],
  ['à 9 a.m.', 'à 9 a.m.'],
  ['-5 °C', '-5 °C'],
  ['…', '…'],
])('%s -> %s', (piece, words) => {
  expect(withoutMarks(piece)).toBe(words);
});
