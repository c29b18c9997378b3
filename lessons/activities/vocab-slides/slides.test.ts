import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSentence } from '#language/text/build-sentence.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import type { ExampleLanguage } from '../../questions/example-texts.ts';
import { guidanceWords } from '../../questions/guidance-words.ts';
import { exampleMaterials } from '../example-materials.ts';
import { vocabSlides } from './index.ts';
import { slidesExamples } from './samples.ts';
import {
  makeSlides,
  markKnown,
  moveShow,
  type ShowMove,
  showAmong,
  slidesOf,
  startShow,
} from './slides.ts';
import type { SlidesOptions } from './state.ts';

const [plain] = slidesExamples as [SlidesOptions];
const material = exampleMaterials.french;
const make = (options: SlidesOptions = plain, seed = 1) => makeSlides({ material, options, seed });

test.each([
  ['the vocabulary was not generated', [], i18n._(guidanceWords.notGenerated)],
  [
    'one side of an entry is empty',
    [{ id: 'v1', target: 'le sac', native: '' }],
    i18n._(guidanceWords.alignVocabulary),
  ],
])('offers no slides if %s', (_, vocabulary, reason) => {
  expect(vocabSlides.missing({ ...material, vocabulary })).toBe(reason);
});

describe('a list of slides', () => {
  test('shows every word in the order of the list, each with its sentence', () => {
    const slides = slidesOf(make(), material);
    expect(slides.map(({ item }) => item.id)).toEqual(make().ids);
    const market = slides.find(({ word }) => word === 'marché');
    expect(market?.example?.sentence.id).toBe('s3');
    expect(market).toMatchObject({ article: 'le ', known: false });
  });

  test.each(Object.keys(exampleMaterials) as ExampleLanguage[])(
    '%s: highlights only words of the displayed sentence',
    (name) => {
      const lesson = exampleMaterials[name];
      const state = makeSlides({ material: lesson, options: plain, seed: 1 });
      const withExample = slidesOf(state, lesson).filter(({ example }) => example);
      expect(withExample.length).toBeGreaterThan(3);
      for (const { item, example } of withExample) {
        const ids = example?.sentence.target.tokens.map(({ id }) => id) ?? [];
        for (const id of example?.tokenIds ?? []) expect(ids).toContain(id);
        if (item.tokenId) expect(example?.tokenIds.has(item.tokenId)).toBe(true);
      }
    },
  );

  test('shuffles the words without duplicates, in the same order for the same seed, and never in list order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (seed) => {
        const state = make({ ...plain, shuffled: true }, seed);
        const ids = slidesOf(state, material).map(({ item }) => item.id);
        expect([...ids].sort()).toEqual([...state.ids].sort());
        expect(ids).not.toEqual(state.ids);
        expect(slidesOf(state, material).map(({ item }) => item.id)).toEqual(ids);
      }),
    );
  });

  test('puts an added word last and removes a deleted word without reordering the rest', () => {
    const state = make({ ...plain, shuffled: true }, 5);
    const before = slidesOf(state, material).map(({ item }) => item.id);
    const more = [{ id: 'v99', target: 'la plage', native: 'the beach' }, ...material.vocabulary];
    const after = slidesOf(state, { ...material, vocabulary: more }).map(({ item }) => item.id);
    expect(after).toEqual([...before, 'v99']);
    const fewer = material.vocabulary.filter(({ id }) => id !== 'v2');
    const left = slidesOf(state, { ...material, vocabulary: fewer }).map(({ item }) => item.id);
    expect(left).toEqual(before.filter((id) => id !== 'v2'));
  });

  test('omits known words if only unknown words are requested, until these words are marked as unknown', () => {
    const state = markKnown(make({ ...plain, onlyUnknown: true }), 'v2', true);
    expect(slidesOf(state, material).map(({ item }) => item.id)).not.toContain('v2');
    expect(markKnown(state, 'v2', true).known).toEqual(['v2']);
    expect(slidesOf(markKnown(state, 'v2', false), material)).toHaveLength(state.ids.length);
    const all = { ...state, options: plain };
    expect(slidesOf(all, material).find(({ item }) => item.id === 'v2')?.known).toBe(true);
  });

  test('uses the reading from the text only for the same form of a word', () => {
    const lesson = exampleMaterials.japanese;
    const read = {
      ...lesson,
      text: {
        ...lesson.text,
        sentences: lesson.text.sentences.map((sentence) => ({
          ...sentence,
          target: {
            ...sentence.target,
            tokens: sentence.target.tokens.map((token) => ({ ...token, reading: 'よみ' })),
          },
        })),
      },
    };
    const state = makeSlides({ material: read, options: plain, seed: 1 });
    const readings = new Map(slidesOf(state, read).map(({ word, reading }) => [word, reading]));
    expect(readings.get('市場')).toBe('よみ');
    expect(readings.get('行く')).toBeUndefined();
  });
});

test.each([
  ['ja', '勉強|する', { 勉強: 'べんきょう' }, 'べんきょうする'],
  ['ja', 'お|茶', { 茶: 'ちゃ' }, 'おちゃ'],
  ['ja', '朝|ご飯', { 朝: 'あさ', ご飯: 'ごはん' }, 'あさごはん'],
  ['ja', 'アイスクリーム', {}, undefined],
  ['ja', '朝|ご飯', { 朝: 'あさ' }, undefined],
  ['zh', '学校|门口', { 学校: 'xuéxiào', 门口: 'ménkǒu' }, 'xuéxiào ménkǒu'],
])('%s: treats %s as one word', (target, line, readings: Record<string, string>, expected) => {
  const built = buildSentence('s1', ['', line, 'X.'], { target, native: 'en' });
  const tokens = built.target.tokens.map((token) => {
    const reading = readings[token.text];
    // A word in kana has no separate reading, but has a romanisation by rule.
    return { ...token, roman: 'roman', ...(reading && { reading }) };
  });
  const sentence = { ...built, target: { ...built.target, tokens } };
  const lesson = {
    ...material,
    text: { target, native: 'en', sentences: [sentence] },
    vocabulary: [{ id: 'v1', target: line.replaceAll('|', ''), native: 'x' }],
  };
  const [slide] = slidesOf(makeSlides({ material: lesson, options: plain, seed: 1 }), lesson);
  expect(slide?.example).toBeDefined();
  expect(slide?.reading).toBe(expected);
});

describe('a show of three slides', () => {
  const abc = ['a', 'b', 'c'];
  const run = (moves: ShowMove['kind'][], from = startShow(abc), ids = abc) =>
    moves.reduce((show, kind) => moveShow(show, { kind }, ids), from);

  test.each<[ShowMove['kind'][], number, boolean]>([
    [[], 0, false],
    [['next'], 1, false],
    [['turn', 'next'], 1, false],
    [['next', 'next', 'next', 'next'], 2, false],
    [['back'], 0, false],
    [['last', 'turn', 'next'], 2, true],
    [['last', 'first'], 0, false],
    [['step', 'step', 'step'], 1, true],
  ])('after the moves %j, shows slide %i, answer visible: %s', (moves, at, open) => {
    expect(run(moves)).toMatchObject({ at, id: abc[at], open });
  });

  test('stops autoplay after the last answer and restarts from the first slide on play', () => {
    const ended = run(Array(6).fill('step'));
    expect(ended).toEqual({ id: 'c', at: 2, open: true, playing: false });
    expect(run(['play'], ended)).toEqual({ id: 'a', at: 0, open: false, playing: true });
  });

  test('resumes from the current word when the pace changes', () => {
    expect(run(['next', 'turn', 'pause', 'pace'])).toEqual({
      id: 'b',
      at: 1,
      open: true,
      playing: true,
    });
  });

  test.each([
    [
      'shows the next word without its answer if the current word was removed',
      ['a', 'c'],
      'c',
      1,
      false,
    ],
    [
      'keeps the current word and its answer if an earlier word was removed',
      ['b', 'c'],
      'b',
      0,
      true,
    ],
    [
      'shows the last remaining word if the current and all later words were removed',
      ['a'],
      'a',
      0,
      false,
    ],
    ['shows nothing if no words are left', [], undefined, 0, false],
  ])('when words are removed during the show: %s', (_, left, id, at, open) => {
    expect(showAmong(run(['next', 'turn']), left)).toEqual({ id, at, open, playing: true });
  });

  test('never shows an answer before it is requested', () => {
    const kinds = fc.constantFrom<ShowMove['kind']>(
      'next',
      'back',
      'first',
      'last',
      'turn',
      'step',
    );
    const steps = fc.array(fc.tuple(kinds, fc.subarray(['a', 'b', 'c', 'd', 'e'])));
    fc.assert(
      fc.property(steps, (moves) => {
        let show = startShow(['a', 'b', 'c', 'd', 'e']);
        for (const [kind, ids] of moves) {
          const there = showAmong(show, ids);
          if (there.id !== show.id) expect(there.open).toBe(false);
          expect(there.id).toBe(ids[there.at]);
          const next = moveShow(show, { kind }, ids);
          if (next.id !== there.id) expect(next.open).toBe(false);
          show = next;
        }
      }),
    );
  });
});
