import { expect, test } from 'vitest';
import { buildSentence, buildSide } from '#language/text/build-sentence.ts';
import { exampleMaterials } from '../../activities/example-materials.ts';
import { spotTheMistakes } from '../../activities/spot-the-mistakes/index.ts';
import {
  makeMistakes,
  mistakesInPlay,
  placedMistakes,
} from '../../activities/spot-the-mistakes/make-mistakes.ts';
import { tapOrSelect } from '../tap-or-select/index.ts';
import { markTapped } from '../tap-or-select/mark.ts';
import type { TaskNames } from '../task-names.ts';
import { markTyped } from '../type-the-answer/mark.ts';
import { dictationSource, mistakesSource } from './words-in-text.ts';

const languages = Object.entries(exampleMaterials);
const make = mistakesSource.templates.TAP_OR_SELECT;

test.each(languages)('%s: includes only the mistakes that the projector shows', (_, material) => {
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
});

test.each(languages)(
  '%s: uses the projector’s mistakes even after the text or mistakes change',
  (_, material) => {
    const { text } = material;
    const { length } = placedMistakes(material);
    const state = makeMistakes(material, { types: [], count: length - 1 }, 7);
    const kept = text.sentences.filter(({ id }) => id !== state.ids[0]);
    const later = [
      { state, material: { ...material, text: { ...text, sentences: kept } } },
      { state: { ...state, ids: ['made-again'] }, material },
      { state: { ...state, ids: [] }, material },
    ];
    for (const each of later) {
      const inPlay = mistakesInPlay(each.state, each.material);
      const right = make?.({ ...each, seed: 1, preset: 'standard' })?.right ?? [];
      expect(inPlay).toHaveLength(length - 1);
      expect(right.map(({ note }) => note)).toEqual(inPlay.map(({ right }) => right));
    }
  },
);

test.each(languages)('%s: does not reveal a mistake through the form of a word', (_, material) => {
  const data = make?.({ material, seed: 1, preset: 'standard' });
  const wordsOf = (text: string) =>
    buildSide(material.text.target, text, 'x').tokens.filter(({ isWord }) => isWord);
  const taps = (data?.blocks ?? []).flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'tap' ? [piece.text] : [])),
  );
  // A name may be a single token in its lesson even if the language's tokenizer splits it.
  const known = new Set(
    material.text.sentences.flatMap(({ target }) => target.tokens.map(({ text }) => text)),
  );
  for (const text of taps.filter((each) => !known.has(each))) {
    expect(wordsOf(text), text).toHaveLength(1);
  }
});

test.each(languages)(
  '%s: counts a mistake once, whichever of its words is tapped',
  (_, material) => {
    const data = make?.({ material, seed: 1, preset: 'standard' });
    if (!data) throw new Error('there are no mistakes');
    const names: TaskNames = { name: (id) => id, mix: (items) => [...items] };
    const { toStored } = tapOrSelect.rename;
    for (const pick of ['first', 'last', 'all'] as const) {
      const tapped = data.right.flatMap(({ id, also = [] }) => {
        const all = [id, ...also];
        return pick === 'all' ? all : [all.at(pick === 'first' ? 0 : -1) ?? id];
      });
      const mark = markTapped(data, toStored(data, { tapped }, names));
      expect(mark).toMatchObject({ scorePercentage: 100 });
      expect(mark.items).toHaveLength(data.right.length);
    }
  },
);

test.each(languages)('%s: does not reveal a mistake through the id of a word', (_, material) => {
  const data = make?.({ material, seed: 1, preset: 'standard' });
  const tokens = material.text.sentences.flatMap(({ target }) => target.tokens.map(({ id }) => id));
  const taps = (data?.blocks ?? []).flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'tap' ? [piece.id] : [])),
  );
  expect(new Set(taps).size).toBe(taps.length);
  // If a mistake has more words than the original, the ids of the extra words are derived from the id of the
  // first word. Pupils see different ids anyway.
  for (const id of taps) expect(tokens).toContain(id.replace(/\.\d+$/u, ''));
  for (const { id } of data?.right ?? []) expect(taps).toContain(id);
});

test.each([
  ['fr', 'Il pleut ; je reste à la maison.', 'Il pleut'],
  ['zh', '他喜欢茶；我喜欢咖啡。', '他喜欢茶'],
  ['fr', 'Le 20/12/2024 nous partons en vacances.', '12'],
  ['en', 'He works 24/7.', '7'],
  ['fr', 'Il a (enfin) fini son travail.', 'Il a fini son travail.'],
])('requires the whole sentence of a dictation in %s: "%s"', (target, sentence, part) => {
  const { french } = exampleMaterials;
  const languages = { target, native: 'en' };
  const sentences = [buildSentence('s1', ['', sentence, 'x'], languages)];
  const clips = { s1: { key: 'k', ms: 2000 } };
  const material = {
    ...french,
    text: { ...languages, sentences },
    speech: { ...french.speech, clips },
  };
  const data = dictationSource.templates.TYPE_THE_ANSWER?.({
    material,
    seed: 1,
    preset: 'standard',
  });
  if (!data) throw new Error('There is no task.');
  const marked = (typed: string) => markTyped(data, { typed: { s1: typed } }).items[0];
  expect(marked(sentence)).toMatchObject({ verdict: 'right', score: 1, expected: sentence });
  expect(marked(part)?.score).toBeLessThan(1);
  expect(marked(part)?.expected).toBe(sentence);
});
