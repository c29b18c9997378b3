import { expect, test } from 'vitest';
import { exampleMaterials } from '../../activities/example-materials.ts';
import { tangled } from '../../activities/tangled/index.ts';
import type { TangledOptions } from '../../activities/tangled/state.ts';
import { markTyped } from '../type-the-answer/mark.ts';
import { tangledSource } from './tangled.ts';

const languages = Object.entries(exampleMaterials);
const make = tangledSource.templates.TYPE_THE_ANSWER;

const taskOf = (material: (typeof languages)[number][1], options: Partial<TangledOptions> = {}) => {
  const state = tangled.make({
    material,
    options: { ...tangled.defaultOptions, ...options },
    seed: 7,
  });
  const data = make?.({ material, state, seed: 1, preset: 'standard' });
  if (!data) throw new Error('There is no task.');
  return { state, data };
};

test.each(languages)(
  '%s: asks only for the chunks that are tangled on the projector',
  (_, material) => {
    const { state, data } = taskOf(material);
    expect(data.fields.length).toBeGreaterThan(0);
    for (const { id } of data.fields) expect(state.ids).toContain(id);
  },
);

test.each(languages)(
  '%s: restores the stored sentences when its answers are filled in',
  (_, material) => {
    for (const into of ['target', 'native'] as const) {
      const { data } = taskOf(material, { into });
      const answers = new Map(data.fields.map(({ id, answers: [answer = ''] }) => [id, answer]));
      const written = data.blocks.map(({ language, pieces }) =>
        pieces
          .map((piece) => {
            if (piece.kind === 'slot') return answers.get(piece.id);
            return piece.kind === 'words' && (piece.language ?? language) === language
              ? piece.text
              : '';
          })
          .join('')
          .replace(/\s+/gu, ''),
      );
      const stored = material.text.sentences.map((sentence) =>
        sentence[into].text.replace(/\s+/gu, ''),
      );
      for (const line of written) expect(stored).toContain(line);
    }
  },
);

test('counts one wrong chunk as one error, and ignores a missing accent', () => {
  const { data } = taskOf(exampleMaterials.french);
  const right = data.fields.map(({ id, answers: [answer = ''] }) => [id, answer] as const);
  const [first] = right;
  const typed = Object.fromEntries([...right, [first?.[0] ?? '', 'autre chose']]);
  const { items } = markTyped(data, { typed });
  expect(items.filter(({ verdict }) => verdict !== 'right')).toHaveLength(1);
  const plain = right.map(([id, answer]) => [id, answer.normalize('NFD').replace(/\p{M}/gu, '')]);
  const marked = markTyped(data, { typed: Object.fromEntries(plain) }).items;
  expect(marked.filter(({ verdict }) => verdict === 'wrong').length).toBeLessThan(2);
});

test('does not create a task from a text without chunks', () => {
  const { french } = exampleMaterials;
  const sentences = french.text.sentences.map((sentence) => ({ ...sentence, chunks: [] }));
  const bare = { ...french, text: { ...french.text, sentences } };
  expect(make?.({ material: bare, seed: 1, preset: 'standard' })).toBeNull();
});

test('creates the task from the text that the projector would show now for a lesson with new chunks', () => {
  const material = exampleMaterials.french;
  const { state } = taskOf(material);
  const sentences = material.text.sentences.map((sentence) => ({
    ...sentence,
    chunks: sentence.chunks.map((chunk, at) => ({ ...chunk, id: `${sentence.id}.c${20 + at}` })),
  }));
  const recut = { ...material, text: { ...material.text, sentences } };
  const data = make?.({ material: recut, state, seed: 1, preset: 'standard' });
  const shown = tangled.keep(state, recut.text);
  expect(data?.fields.length).toBeGreaterThan(0);
  for (const { id } of data?.fields ?? []) expect(shown.ids).toContain(id);
});
