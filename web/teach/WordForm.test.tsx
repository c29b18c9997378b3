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
  ['no edits', {}, {}],
  ['edits that were undone', { lemma: ' jouer ', pos: 'verb', reading: '' }, {}],
  ['a new meaning', { gloss: 'plays', lemma: 'jouer' }, { gloss: 'plays' }],
  ['a removed meaning', { gloss: ' ' }, { gloss: '' }],
  [
    'a new word class and a reading',
    { pos: 'noun', reading: 'ʒu' },
    { pos: 'noun', reading: 'ʒu' },
  ],
] as const)('returns the changes to a word for %s', (_, marks, change) => {
  expect(changedAnnotations(token, marks)).toEqual(change);
});
