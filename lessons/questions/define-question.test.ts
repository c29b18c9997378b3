import { describe, expect, it, test } from 'vitest';
import { allExamples } from './all-examples.ts';
import { verdictOn, withoutListMarks } from './define-question.ts';
import { exampleTexts } from './example-texts.ts';
import { checkChunks } from './guidance.ts';
import { questionTypes } from './kinds.ts';
import { registry } from './registry.ts';

const text = exampleTexts.french;
const at = (...ids: string[]) => ids.map((where) => ({ where, message: 'It does not fit.' }));

test.each([
  ['no problem', at(), 'ready', undefined],
  ['one of eight sentences has a problem', at('s4', 's4'), 'ready', 'Le marché est fermé'],
  ['two of eight sentences have a problem', at('s4', 's5'), 'ready', '2 sentences'],
  ['three of eight sentences have a problem', at('s1', 's2', 's3'), 'needs-edit', checkChunks],
  ['an unknown sentence has a problem', at('s99'), 'needs-edit', checkChunks],
])('returns the verdict on chunks: %s', (_, problems, status, says) => {
  const verdict = verdictOn(registry.chunk, { content: {}, problems }, text);
  expect(verdict.status).toBe(status);
  expect(verdict.problem?.message ?? '').toContain(says ?? '');
});

test('flags any other type as needing an edit if it has a problem', () => {
  const made = { content: {}, problems: at('i1') };
  expect(verdictOn(registry.statement, made, text).status).toBe('needs-edit');
});

describe('a reply', () => {
  it.each(questionTypes)('of type %s stays unchanged if it is well formed', (type) => {
    for (const language of Object.keys(exampleTexts)) {
      const reply = Object(allExamples[type].replies)[language];
      if (reply) expect(withoutListMarks(reply)).toEqual(reply);
    }
  });

  it.each<[string, unknown, unknown]>([
    [
      'loses the numbers of its lines',
      {
        v: [
          ['1. le marché', '1. market', 'N', 'marché'],
          ['2. la mer', '2. sea', 'N', 'mer'],
          ['rouge', '3. red', 'A', 'rouge'],
        ],
      },
      {
        v: [
          ['le marché', 'market', 'N', 'marché'],
          ['la mer', 'sea', 'N', 'mer'],
          ['rouge', 'red', 'A', 'rouge'],
        ],
      },
    ],
    [
      'loses the numbers of its statements',
      {
        s: [
          { p: ['1) Il part.', '1) He leaves.'], r: true, i: 's1' },
          { p: ['2) Il dort.', '2) He sleeps.'], r: true, i: 's2' },
        ],
      },
      {
        s: [
          { p: ['Il part.', 'He leaves.'], r: true, i: 's1' },
          { p: ['Il dort.', 'He sleeps.'], r: true, i: 's2' },
        ],
      },
    ],
    [
      'loses the letters of its options',
      {
        c: [
          {
            q: ['Qui ?', 'Who?'],
            o: [
              ['A) Léa', 'A) Léa'],
              ['B) Tom', 'B) Tom'],
              ['C) Max', 'C) Max'],
            ],
          },
        ],
      },
      {
        c: [
          {
            q: ['Qui ?', 'Who?'],
            o: [
              ['Léa', 'Léa'],
              ['Tom', 'Tom'],
              ['Max', 'Max'],
            ],
          },
        ],
      },
    ],
    [
      'loses its bullets',
      {
        p: [
          ['s1', '• le chat', '* cat'],
          ['s2', '• le chien', '* dog'],
        ],
      },
      {
        p: [
          ['s1', 'le chat', 'cat'],
          ['s2', 'le chien', 'dog'],
        ],
      },
    ],
    [
      'keeps the number of a date on its only line',
      { v: [['1. Mai', 'May 1', 'N', '1. Mai']] },
      { v: [['1. Mai', 'May 1', 'N', '1. Mai']] },
    ],
    [
      'keeps an ordinal number if other lines are not numbered',
      {
        v: [
          ['2. Platz', 'second', 'N', ''],
          ['Haus', 'house', 'N', ''],
        ],
      },
      {
        v: [
          ['2. Platz', 'second', 'N', ''],
          ['Haus', 'house', 'N', ''],
        ],
      },
    ],
  ])('%s', (_, reply, bare) => {
    expect(withoutListMarks(reply)).toEqual(bare);
  });
});
