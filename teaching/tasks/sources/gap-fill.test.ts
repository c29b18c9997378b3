import { expect, test } from 'vitest';
import { exampleMaterials } from '../../activities/example-materials.ts';
import { defaultGapOptions } from '../../activities/gap-fill/menu.ts';
import type { GapState } from '../../activities/gap-fill/options.ts';
import { segmentText } from '../../text/segment-text.ts';
import type { Sentence } from '../../text/text.ts';
import { markPlaced } from '../drag-and-drop/mark.ts';
import { gapFillSource } from './gap-fill.ts';

const drag = gapFillSource.templates.DRAG_AND_DROP;

/** A lesson of these sentences in German, without tags. */
function german(...lines: string[]) {
  const sentences = lines.map((text, at): Sentence => {
    const id = `s${at + 1}`;
    const tokens = segmentText('de', text, id);
    return { id, target: { text, tokens }, native: { text: '', tokens: [] }, chunks: [] };
  });
  const material = exampleMaterials.french;
  return { ...material, text: { ...material.text, target: 'de', sentences } };
}

test.each([
  ['a noun and its verb', 'Das Essen ist gut.', 'Wir essen gern.', /^essen$/i],
  ['a polite and a plain pronoun', 'Kennen Sie Anna?', 'Ich kenne sie gut.', /^sie$/i],
  ['a first word and the same one later', 'Nachts ist es still.', 'Er kommt nachts.', /^nachts$/i],
])('words that differ by a capital alone have their own places: %s', (_, one, other, word) => {
  const material = german(one, other);
  const tokens = material.text.sentences.flatMap(({ target }) => target.tokens);
  const ids = tokens.filter(({ text }) => word.test(text)).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const state: GapState = {
    seed: 3,
    options: { ...defaultGapOptions, distractors: 0 },
    ids,
    edited: true,
  };
  const data = drag?.({ material, state, seed: 1, preset: 'standard' });
  if (!data) throw new Error('A task is made of two gaps.');
  expect(data.slots.map(({ answer }) => answer).sort()).toEqual(
    data.tiles.map(({ text }) => text).sort(),
  );
  const placed = Object.fromEntries(
    data.slots.map(({ id, answer }) => [
      id,
      data.tiles.find(({ text }) => text === answer)?.id ?? '',
    ]),
  );
  expect(markPlaced(data, { placed }).items.map(({ verdict }) => verdict)).toEqual([
    'right',
    'right',
  ]);
});
