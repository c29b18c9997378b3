import { expect, test } from 'vitest';
import type { Text } from '#language/text/text.ts';
import { exampleMaterials } from '../example-materials.ts';
import { chunkGameSheet, makeChunkGame } from './index.ts';
import { puzzlesOf } from './puzzle.ts';
import type { ChunkGameOptions } from './state.ts';

const material = exampleMaterials.french;
const { text } = material;
const ids = text.sentences.map(({ id }) => id);
const of = (...wanted: string[]): Text => ({
  ...text,
  sentences: text.sentences.filter(({ id }) => wanted.includes(id)),
});

/**
 * Creates a game from `then`, and returns the sentences that are played after the text is edited to `now`.
 */
function played(sentences: ChunkGameOptions['sentences'], then: Text, now: Text): string[] {
  const options = { sentences, distractors: 0, mixed: false };
  const state = makeChunkGame({ material: { ...material, text: then }, options, seed: 3 });
  const marks = chunkGameSheet(state, { ...material, text: now })?.marks;
  const puzzles = puzzlesOf(state, now);
  expect(marks).toBe(puzzles.length);
  return puzzles.map(({ sentence }) => sentence.id);
}

test.each([
  [
    'plays all sentences, including new ones, if the text has grown',
    null,
    of(...ids.slice(0, 6)),
    text,
    ids,
  ],
  [
    'plays all remaining sentences if the text has shrunk',
    null,
    text,
    of('s2', 's7'),
    ['s2', 's7'],
  ],
  [
    'plays the same three sentences if the text has grown',
    3,
    of('s1', 's2', 's3'),
    text,
    ['s1', 's2', 's3'],
  ],
  [
    'plays the other two of three sentences if one was removed',
    3,
    of('s1', 's2', 's3'),
    of('s1', 's3', 's5'),
    ['s1', 's3'],
  ],
  [
    'plays other sentences if all three were removed',
    3,
    of('s1', 's2', 's3'),
    of('s5', 's6'),
    ['s5', 's6'],
  ],
] as const)('%s', (_, count, then, now, expected) => {
  expect(played(count, then, now)).toEqual(expected);
});
