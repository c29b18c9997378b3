import { expect, test } from 'vitest';
import { changedAnnotations } from './WordForm.tsx';

const token = {
  id: 's1.t0',
  start: 0,
  end: 4,
  text: 'joue',
  isWord: true,
  pos: 'verb',
  lemma: 'jouer',
  gloss: 'play',
} as const;

test.each([
  ['nothing touched', {}, {}],
  ['typed and taken back', { lemma: ' jouer ', pos: 'verb', reading: '' }, {}],
  ['another meaning', { gloss: 'plays', lemma: 'jouer' }, { gloss: 'plays' }],
  ['a meaning taken away', { gloss: ' ' }, { gloss: '' }],
  ['another class and a reading', { pos: 'noun', reading: 'ʒu' }, { pos: 'noun', reading: 'ʒu' }],
] as const)('returns the changes: %s', (_, marks, change) => {
  expect(changedAnnotations(token, marks)).toEqual(change);
});
