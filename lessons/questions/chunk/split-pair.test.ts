import { expect, test } from 'vitest';
import { exampleTexts } from '../example-texts.ts';
import { check } from './check.ts';
import { ordered } from './edit-pairs.ts';
import { sentence, short, text } from './sample-sentence.ts';
import { splitPair, unsplittable } from './split-pair.ts';

const pairs = ordered(
  [
    { target: 'Je ne la vois pas souvent', native: 'I do not often see her' },
    { target: 'ici.', native: 'here.' },
  ],
  sentence,
);

test('splits both sides in the middle, and the halves join back into the sentence', () => {
  const split = splitPair(pairs, 0, text, sentence);
  expect(short(split)).toEqual([
    'Je ne la = I do not (0)',
    'vois pas souvent = often see her (1)',
    'ici. = here. (2)',
  ]);
  expect(check({ sentences: [{ sentenceId: 's1', pairs: split }] }, text)).toEqual([]);
});

test.each([
  [
    'after a target word',
    { side: 'target', offset: 2 },
    'Je = I (0) / ne la vois pas souvent = do not often see her (1)',
  ],
  [
    'after a native word',
    { side: 'native', offset: 12 },
    'Je ne la vois = I do not often (0) / pas souvent = see her (1)',
  ],
  [
    'before the last word if the cut is within it',
    { side: 'target', offset: 20 },
    'Je ne la vois pas = I do not often see (0) / souvent = her (1)',
  ],
] as const)('splits one side %s, and the other side at the same position', (_, cut, expected) => {
  const split = splitPair(pairs, 0, text, sentence, cut);
  expect(short(split).slice(0, 2).join(' / ')).toBe(expected);
});

test.each([
  ['one word on both sides', 'ici.', 'here.', '“ici.” is one word'],
  ['one word and a punctuation mark', 'ici !', 'right here!', '“ici !” is one word'],
  ['one word on the native side', 'pas souvent', ' rarely ', '“rarely” is one word'],
  ['one empty side', 'pas souvent', ' ', 'once it has words in both languages'],
  ['two empty sides', '', '', 'once it has words in both languages'],
])('does not split a pair with %s, and returns the reason', (_, target, native, why) => {
  const list = [{ target, native, nativeOrder: 0 }];
  expect(unsplittable({ target, native }, text, sentence)).toContain(why);
  expect(splitPair(list, 0, text, sentence, { side: 'target', offset: 1 })).toBe(list);
});

test('keeps a Chinese word whole, regardless of its number of characters', () => {
  const { mandarin } = exampleTexts;
  const [, , third] = mandarin.sentences;
  if (!third) throw new Error('no sentence');
  const splits = (target: string) =>
    unsplittable({ target, native: 'to the market' }, mandarin, third) === null;
  expect(['我', '市场。', '去市场。'].map(splits)).toEqual([false, false, true]);
});
