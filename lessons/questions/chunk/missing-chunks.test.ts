import { expect, test } from 'vitest';
import { exampleMaterials, minimalMaterial } from '../../activities/example-materials.ts';
import { checkChunks, chooseChunks, chunksLater, notGenerated } from '../guidance.ts';
import { missingChunks } from './missing-chunks.ts';

const whole = exampleMaterials.french;
const oneWithout = {
  ...whole,
  text: {
    ...whole.text,
    sentences: whole.text.sentences.map((sentence, at) =>
      at === 3 ? { ...sentence, chunks: [] } : sentence,
    ),
  },
};

test.each([
  ['a lesson with all its chunks', whole, true, null],
  ['chunks never asked for, to the owner', minimalMaterial, true, chooseChunks],
  ['chunks never asked for, to a colleague', minimalMaterial, false, notGenerated],
  ['one sentence not aligned, to the owner', oneWithout, true, checkChunks],
  ['one sentence not aligned, to a colleague', oneWithout, false, chunksLater],
])('%s', (_, material, mine, expected) => {
  expect(missingChunks({ ...material, mine })).toBe(expected);
});
