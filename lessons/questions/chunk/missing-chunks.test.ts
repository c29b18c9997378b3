import { expect, test } from 'vitest';
import { i18n } from '#ui/wordings/i18n.ts';
import { exampleMaterials, minimalMaterial } from '../../activities/example-materials.ts';
import { guidanceWords } from '../guidance-words.ts';
import { missingChunks } from './missing-chunks.ts';

const { checkChunks, chooseChunks, chunksLater, notGenerated } = guidanceWords;

const whole = exampleMaterials.french;
const without = (left: (at: number) => boolean) => ({
  ...whole,
  text: {
    ...whole.text,
    sentences: whole.text.sentences.map((sentence, at) =>
      left(at) ? { ...sentence, chunks: [] } : sentence,
    ),
  },
});
const oneWithout = without((at) => at === 3);
const onlyOne = without((at) => at !== 3);
const noneLeft = without(() => true);

test.each([
  ['a lesson with all its chunks', whole, true, null],
  ['chunks never requested, shown to the owner', minimalMaterial, true, chooseChunks],
  ['chunks never requested, shown to a colleague', minimalMaterial, false, notGenerated],
  ['one sentence not aligned', oneWithout, true, null],
  ['one sentence aligned', onlyOne, false, null],
  ['no sentence aligned, to the owner', noneLeft, true, checkChunks],
  ['no sentence aligned, to a colleague', noneLeft, false, chunksLater],
])('returns the message or null: %s', (_, material, mine, expected) => {
  expect(missingChunks({ ...material, mine })).toBe(expected && i18n._(expected));
});
