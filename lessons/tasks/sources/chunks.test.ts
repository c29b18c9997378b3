import { expect, test } from 'vitest';
import { exampleMaterials } from '../../activities/example-materials.ts';
import { defaultSentenceChunksOptions } from '../../activities/sentence-chunks/state.ts';
import { dragAndDrop } from '../drag-and-drop/index.ts';
import { markPlaced } from '../drag-and-drop/mark.ts';
import { storedNames } from '../task-names.ts';
import { chunksSource } from './chunks.ts';

const material = exampleMaterials.french;
const drag = chunksSource.templates.DRAG_AND_DROP;

function make(accepted: readonly (readonly string[])[] = [], side: 'target' | 'native' = 'target') {
  const state = {
    seed: 1,
    options: defaultSentenceChunksOptions,
    ids: [],
    accepted: accepted.map((ids) => ({ side, ids })),
  };
  const data = drag?.({ material, state, seed: 5, preset: 'standard' });
  if (!data) throw new Error('The example lesson has chunks.');
  return data;
}

/** "Moi, je voudrais aller | au marché | avec toi." */
const sentence = material.text.sentences[2];
const chunks = sentence?.chunks.map(({ id }) => id) ?? [];
const turned = [chunks[2], chunks[0], chunks[1]].map((id) => id ?? '');

/**
 * Marks the sentence with its tiles in this order. Returns which slots are right, and the order that the
 * tiles were compared with.
 */
function marksOf(data: ReturnType<typeof make>, order: readonly number[]) {
  const group = data.groups.find(({ id }) => id === sentence?.id);
  const placed = Object.fromEntries(
    group?.slots.map((slot, at) => [slot, group.tiles[order[at] ?? 0] ?? '']) ?? [],
  );
  const items = markPlaced(data, { placed }).items.filter(({ id }) => group?.slots.includes(id));
  return {
    right: items.map(({ verdict }) => verdict === 'right'),
    expected: items.map(({ expected }) => expected).join(' | '),
  };
}

const own = 'moi, je voudrais aller | au marché | avec toi';

test.each([
  ['its own order', make([turned]), [0, 1, 2], [true, true, true], own],
  [
    'an order that the teacher accepted at the board',
    make([turned]),
    [2, 0, 1],
    [true, true, true],
    'avec toi | moi, je voudrais aller | au marché',
  ],
  ['the same order if no teacher accepted it', make(), [2, 0, 1], [false, false, false], own],
  [
    'an order accepted only in the other language',
    make([turned], 'native'),
    [2, 0, 1],
    [false, false, false],
    own,
  ],
  ['an order that was never accepted', make([turned]), [0, 2, 1], [true, false, false], own],
])('marks the order of a sentence: %s', (_, data, order, right, expected) => {
  expect(marksOf(data, order)).toEqual({ right, expected });
});

test.each(Object.entries(exampleMaterials))(
  '%s: puts the final punctuation after the slots, not on a tile',
  (_, each) => {
    const data = drag?.({ material: each, seed: 5, preset: 'standard' });
    for (const { text } of data?.tiles ?? []) expect(text).not.toMatch(/[.!?。！？؟۔।]$/u);
    const rows = data?.blocks.filter(({ pieces }) => pieces.some(({ kind }) => kind === 'slot'));
    for (const { pieces } of rows ?? []) {
      expect(pieces.at(-1)).toMatchObject({ text: expect.stringMatching(/[.!?。！？؟۔।]$/u) });
    }
  },
);

test('does not put a sentence capital on a tile', () => {
  const tiles = make().tiles.map(({ text }) => text);
  expect(tiles).toContain('moi, je voudrais aller');
  expect(tiles).not.toContain('Moi, je voudrais aller');
});

test('does not send pupils the accepted orders', () => {
  const sent = dragAndDrop.forPupil(make([turned]), storedNames(9));
  expect(sent.groups.some((group) => 'alsoRight' in group)).toBe(false);
});

test('strips punctuation and sentence capitals from the halves that pupils match', () => {
  const data = chunksSource.templates.MATCHING?.({ material, seed: 5, preset: 'standard' });
  const faces = [...(data?.left ?? []), ...(data?.right ?? [])].map(({ face }) =>
    face.kind === 'words' ? face.text : '',
  );
  expect(faces).toEqual(expect.arrayContaining(['samedi', 'on Saturday', 'le matin']));
  for (const words of faces) expect(words).not.toMatch(/[.,;:!?]$/u);
});
