import { expect, test } from 'vitest';
import { buildSentence } from '../../text/build-sentence.ts';
import { exampleTexts } from '../example-texts.ts';
import { check } from './check.ts';
import { completeCuts, mergePairs, ordered, splitPair, swapNatives } from './edit-pairs.ts';

const languages = { target: 'fr', native: 'en' };
const sentence = buildSentence(
  's1',
  ['', 'Je ne la vois pas souvent ici.', 'I do not often see her here.'],
  languages,
);
const text = { ...languages, sentences: [sentence] };
const pairs = ordered(
  [
    { target: 'Je ne la vois pas', native: 'see her' },
    { target: 'souvent', native: 'I do not often' },
    { target: 'ici.', native: 'here.' },
  ],
  sentence,
);
const short = (list: typeof pairs) =>
  list.map(({ target, native, nativeOrder }) => `${target} = ${native} (${nativeOrder})`);

test('the native order is worked out', () => {
  expect(pairs.map(({ nativeOrder }) => nativeOrder)).toEqual([1, 0, 2]);
});

test('merging joins the native halves in native order', () => {
  expect(short(mergePairs(pairs, 0, text, sentence))).toEqual([
    'Je ne la vois pas souvent = I do not often see her (0)',
    'ici. = here. (1)',
  ]);
});

test('splitting cuts both sides in the middle and still joins back', () => {
  const whole = mergePairs(pairs, 0, text, sentence);
  const split = splitPair(whole, 0, text, sentence);
  expect(short(split)).toEqual([
    'Je ne la = I do not (0)',
    'vois pas souvent = often see her (1)',
    'ici. = here. (2)',
  ]);
  expect(check({ sentences: [{ sentenceId: 's1', pairs: split }] }, text)).toEqual([]);
});

test('swapping exchanges two meanings and keeps the sentence whole', () => {
  expect(short(swapNatives(pairs, 0, sentence))).toEqual([
    'Je ne la vois pas = I do not often (0)',
    'souvent = see her (1)',
    'ici. = here. (2)',
  ]);
});

test('the last pair has nothing to merge or swap with', () => {
  expect(mergePairs(pairs, 2, text, sentence)).toBe(pairs);
  expect(swapNatives(pairs, 2, sentence)).toBe(pairs);
});

test('every sentence of the text gets a cut, in order, and sentences that went are dropped', () => {
  const { french } = exampleTexts;
  const cuts = completeCuts({ sentences: [{ sentenceId: 's99', pairs }] }, french).sentences;
  expect(cuts.map(({ sentenceId }) => sentenceId)).toEqual(french.sentences.map(({ id }) => id));
  expect(cuts[1]?.pairs).toEqual([
    {
      target: 'Le matin, je joue au football avec mon frère.',
      native: 'In the morning, I play football with my brother.',
      nativeOrder: 0,
    },
  ]);
});
