import { expect, test } from 'vitest';
import { type Dictated, goOn, notBegun } from './use-dictation.ts';

const sentences = [{ id: 's1' }, { id: 's2' }, { id: 's3' }];
const dictated: Dictated = {
  at: 2,
  openedById: new Map([
    ['s1', { words: 2, letters: false }],
    ['s3', { words: 0, letters: true }],
  ]),
  typedById: new Map([['s3', { text: 'les fraises', compared: true }]]),
};

test('resumes at the same sentence with its revealed and typed words', () => {
  expect(goOn(dictated, sentences)).toEqual(dictated);
  expect(goOn(notBegun, sentences)).toEqual(notBegun);
});

test('drops a removed sentence and moves to the last remaining one', () => {
  const now = goOn(dictated, sentences.slice(0, 2));
  expect(now.at).toBe(1);
  expect([...now.openedById.keys()]).toEqual(['s1']);
  expect(now.typedById.size).toBe(0);
});

test('starts over if no sentence is left', () => {
  expect(goOn(dictated, [])).toEqual(notBegun);
});
