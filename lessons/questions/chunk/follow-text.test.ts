import { expect, test } from 'vitest';
import { editText } from '#language/text/edit-sentence.ts';
import type { Text } from '#language/text/text.ts';
import { exampleMaterials } from '../../activities/example-materials.ts';
import { applyChunks } from './apply-chunks.ts';
import { check } from './check.ts';
import { ChunkContent } from './content.ts';
import { completeCuts } from './edit-pairs.ts';
import { followText } from './follow-text.ts';
import { missingChunks } from './missing-chunks.ts';
import { short } from './sample-sentence.ts';

const { french } = exampleMaterials;
const content = ChunkContent.parse(french.parts.chunk);

/** Returns the example with words of its second sentence replaced on both sides. */
function edited(target: [string, string], native: [string, string], text: Text = french.text) {
  return editText(
    text,
    text.sentences.map((sentence) => ({
      id: sentence.id,
      speaker: sentence.speaker,
      target: sentence.target.text.replace(...target),
      native: sentence.native.text.replace(...native),
    })),
  );
}

const basket = edited(
  ['je joue au football', 'je joue au basket'],
  ['play football', 'play basketball'],
);

test('applies the correction of a word inside a chunk, and the part stays valid', () => {
  const followed = followText(content, basket);
  expect(short(followed.sentences[1]?.pairs ?? [])).toEqual([
    'Le matin, = In the morning, (0)',
    'je joue au basket = I play basketball (1)',
    'avec mon frère. = with my brother. (2)',
  ]);
  expect(check(followed, basket)).toEqual([]);
  expect(followed.sentences.filter((_, at) => at !== 1)).toEqual(
    content.sentences.filter((_, at) => at !== 1),
  );
});

test('keeps the chunks of every sentence when the editor saves', () => {
  const draft = completeCuts(content, basket);
  const saved = applyChunks(basket, draft);
  expect(missingChunks({ ...french, text: saved, mine: true })).toBeNull();
  expect(saved.sentences.map(({ chunks }) => chunks)).toEqual(
    basket.sentences.map(({ chunks }) => chunks),
  );
});

test('leaves all chunks unchanged if the text is unchanged', () => {
  for (const { text, parts } of Object.values(exampleMaterials)) {
    const cuts = ChunkContent.parse(parts.chunk);
    expect(followText(cuts, text)).toEqual(cuts);
  }
});

test('keeps the old chunks of a sentence that has lost its chunk spans, and reports the sentence', () => {
  const rewritten = edited(
    ['je joue au football avec', 'on danse chez'],
    ['I play football with', 'we dance at'],
  );
  expect(rewritten.sentences[1]?.chunks).toEqual([]);
  expect(followText(content, rewritten)).toEqual(content);
  expect(check(content, rewritten).map(({ where }) => where)).toEqual(['s2']);
});
