import { expect, test } from 'vitest';
import { exampleMaterials } from '../example-materials.ts';
import { plainChunks } from './plain-chunks.ts';

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
