import { expect, test } from 'vitest';
import { definitionOf } from './definitions.ts';
import { gapFillOptions } from './gap-fill/samples.ts';
import { longMaterial, longText } from './long-text.ts';

const idsOf = (words: number) =>
  longText(words).sentences.flatMap(({ id, target, native, chunks }) => [
    id,
    ...[...target.tokens, ...native.tokens, ...chunks].map((part) => part.id),
  ]);

test('returns the requested number of words, plus at most one sentence, with unique ids', () => {
  const words = longText(500).sentences.flatMap(({ target }) =>
    target.tokens.filter(({ isWord }) => isWord),
  );
  expect(words.length).toBeGreaterThanOrEqual(500);
  expect(words.length).toBeLessThan(512);
  expect(words.every(({ pos, gloss }) => pos && gloss)).toBe(true);
  expect(new Set(idsOf(500)).size).toBe(idsOf(500).length);
});

test('returns a tagged and chunked text from which an activity can be made', async () => {
  const activity = await definitionOf('gap-fill');
  const material = longMaterial(500);
  expect(activity.missing(material)).toBeNull();
  const options = activity.Options.parse(gapFillOptions[2]);
  expect(activity.make({ material, options, seed: 3 }).ids.length).toBeGreaterThan(50);
});
