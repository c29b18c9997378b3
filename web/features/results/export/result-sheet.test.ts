import { expect, test } from 'vitest';
import type { ItemResults } from '#contracts/homework/homework-results.ts';
import { csvFile } from '#lessons/sheets/csv-file.ts';
import { sampleClass } from '../table/class-sample.ts';
import { askedText, itemSheet, resultSheet, sheetText } from './result-sheet.ts';

test('writes one row per pupil with a score for each submitted task', () => {
  const { rows } = resultSheet(sampleClass);
  expect(rows[0]?.slice(0, 5)).toEqual([
    'Pupil',
    'User name',
    'Gap-fill (%)',
    'Match vocab (%)',
    'Result (%)',
  ]);
  expect(rows[1]).toEqual(['Amara Okafor', 'amara-okafor', 90, 84, 87, 2, 2, 2, 7, 0, 0]);
  expect(rows[2]).toEqual(['Ben Tate', 'ben-tate', 40, '–', 20, 1, 0, 2, 2, 1, 0]);
  expect(rows[3]?.slice(2)).toEqual(['–', '–', '–', 0, 0, 0, 0, 0, 0]);
});

test('writes the same number of cells in every row as in the header', () => {
  const { rows } = resultSheet(sampleClass);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
});

test('escapes a name with a formula and a comma in CSV', () => {
  const file = csvFile(sheetText(resultSheet(sampleClass)));
  expect(file.startsWith('\ufeff')).toBe(true);
  expect(file.split('\r\n')[3]).toBe(`"'=Chloe, W.",chloe-w,–,–,–,0,0,0,0,0,0`);
});

test('lists each item’s question and answers, most frequent answers first', () => {
  const results: ItemResults = {
    task: {
      id: 1,
      taskName: 'Gap-fill',
      template: 'TYPE_THE_ANSWER',
      data: {
        blocks: [
          {
            language: 'fr',
            pieces: [
              { kind: 'words', text: 'Je ' },
              { kind: 'slot', id: 'a' },
              { kind: 'words', text: ' une écharpe.' },
            ],
          },
        ],
        fields: [{ id: 'a', language: 'fr', side: 'target', answers: ['voudrais'] }],
        otherWords: [],
        preset: 'standard',
      },
    },
    attempts: 15,
    items: [
      {
        id: 'a',
        expected: 'voudrais',
        right: 2,
        partly: 1,
        wrong: 11,
        unanswered: 1,
        toReview: 0,
        answers: [
          { given: 'voudrai', count: 9, verdict: 'wrong', accepted: false },
          { given: 'veux', count: 2, verdict: 'wrong', accepted: false },
        ],
      },
    ],
  };
  expect(itemSheet([results]).rows[1]).toEqual([
    'Gap-fill',
    1,
    'Je ____ une écharpe.',
    'voudrais',
    2,
    1,
    11,
    1,
    0,
    'voudrai (9) | veux (2)',
  ]);
});

test('describes a picture by its alternative text', () => {
  expect(askedText({ kind: 'card', face: { kind: 'picture', alt: 'a scarf' } })).toBe('a scarf');
});
