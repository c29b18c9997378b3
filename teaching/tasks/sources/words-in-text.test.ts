import { expect, test } from 'vitest';
import { exampleMaterials } from '../../activities/example-materials.ts';
import { spotTheMistakes } from '../../activities/spot-the-mistakes/mistakes-activity.ts';
import { mistakesSource } from './words-in-text.ts';

const languages = Object.entries(exampleMaterials);
const make = mistakesSource.templates.TAP_OR_SELECT;

test.each(languages)(
  '%s: homework has the mistakes of the projector and no others',
  (_, material) => {
    const { options, ...state } = spotTheMistakes.make({
      material,
      options: { types: [], count: 1 },
      seed: 5,
    });
    const request = { material, seed: 1, preset: 'standard' } as const;
    const all = make?.(request)?.right ?? [];
    const shown = make?.({ ...request, state: { ...state, options } })?.right ?? [];
    expect(all.length).toBeGreaterThan(1);
    expect(shown).toHaveLength(1);
    expect(all).toContainEqual(shown[0]);
  },
);

test.each(languages)('%s: no name of a word tells that it is wrong', (_, material) => {
  const data = make?.({ material, seed: 1, preset: 'standard' });
  const tokens = material.text.sentences.flatMap(({ target }) => target.tokens.map(({ id }) => id));
  const taps = (data?.blocks ?? []).flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'tap' ? [piece.id] : [])),
  );
  expect(new Set(taps).size).toBe(taps.length);
  for (const id of taps) expect(tokens).toContain(id);
  for (const { id } of data?.right ?? []) expect(taps).toContain(id);
});
