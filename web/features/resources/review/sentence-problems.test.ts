import { describe, expect, it, test } from 'vitest';
import { findProblems, nameSentences } from './sentence-problems.ts';
import type { SentenceRow } from './text/sentence-edits.ts';

const row = (key: string, changed: Partial<SentenceRow> = {}): SentenceRow => ({
  key,
  id: key,
  speaker: undefined,
  target: 'Bonjour.',
  native: 'Hello.',
  startsParagraph: false,
  ...changed,
});
const empty = row('s0', { target: ' ', native: '' });

describe('findProblems', () => {
  test.each([
    ['one side is missing', { native: ' ' }, 'native', /^Sentence 3: Fill in both sides/],
    ['a side is too long', { target: '你'.repeat(2_001) }, 'target', /^Sentence 3: .*2,000 char/],
    ['a name is too long', { speaker: 'L'.repeat(61) }, 'speaker', /^Sentence 3: .*60 char/],
  ])('names the sentence by its number on screen when %s', (_, changed, field, message) => {
    // The empty row is not sent, but it counts in the sentence numbers on screen.
    expect(findProblems([row('s1'), empty, row('s2', changed)])).toEqual([
      { key: 's2', field, message: expect.stringMatching(message) },
    ]);
  });

  test.each([
    ['no sentence is left', [empty], 'Keep at least one sentence.'],
    [
      'there are too many sentences',
      Array.from({ length: 301 }, (_, n) => row(`s${n}`)),
      /300 sentences/,
    ],
    [
      'the sentences together are too long',
      Array.from({ length: 30 }, (_, n) => row(`s${n}`, { target: 'a'.repeat(1_990) })),
      /^The text is too long/,
    ],
  ])('reports the whole text when %s', (_, rows, message) => {
    expect(findProblems(rows)).toEqual([
      { key: null, field: 'sentences', message: expect.stringMatching(message) },
    ]);
  });

  it('returns no problems for a text that can be saved', () => {
    expect(findProblems([row('s1'), empty])).toEqual([]);
  });
});

it('uses the sentence number on screen for an error from the server', () => {
  const fields = [{ field: 'sentences.1.native', message: 'This cannot be stored.' }];
  expect(nameSentences([empty, row('s1'), row('s2')], fields)).toEqual([
    { key: 's2', field: 'native', message: 'Sentence 3: This cannot be stored.' },
  ]);
});
