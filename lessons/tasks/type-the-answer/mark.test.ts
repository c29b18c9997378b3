import { expect, test } from 'vitest';
import type { MarkingPreset } from '#language/marking/marking-item.ts';
import type { TypeTheAnswerData } from './content.ts';
import { markTyped } from './mark.ts';

const dictation = (preset: MarkingPreset): TypeTheAnswerData => ({
  blocks: [],
  fields: [
    {
      id: 's1',
      language: 'fr',
      side: 'target',
      long: true,
      answers: ['Léa achète des pommes au marché.'],
    },
  ],
  otherWords: [],
  preset,
});
const gap: TypeTheAnswerData = {
  ...dictation('standard'),
  fields: [{ id: 's1', language: 'fr', side: 'target', answers: ['des pommes'] }],
};

test.each<[string, MarkingPreset, string, number]>([
  ['Léa achète des pommes au marché.', 'standard', 'right', 100],
  ['lea achete des pommes au marché', 'standard', 'right', 100],
  ['Léa achète des poires au marché.', 'standard', 'partly', 83],
  ['Léa achète pommes au marché', 'standard', 'partly', 83],
  ['Léa achètte des pommes au marché.', 'standard', 'partly', 92],
  ['Léa achètte des pommes au marché.', 'relaxed', 'right', 100],
  ['léa achète des pommes au marché.', 'exact', 'partly', 83],
  ['des pommes', 'standard', 'wrong', 33],
  ['Il fait beau', 'standard', 'wrong', 0],
  ['', 'standard', 'unanswered', 0],
])('marks a dictated sentence: "%s" is (%s) %s with %d %%', (given, preset, verdict, score) => {
  const mark = markTyped(dictation(preset), { typed: { s1: given } });
  expect([mark.items[0]?.verdict, mark.scorePercentage]).toEqual([verdict, score]);
});

test('tells the pupil that a sentence with one wrong word is right in part', () => {
  const given = 'Léa achète des poires au marché.';
  expect(markTyped(dictation('standard'), { typed: { s1: given } }).items[0]?.reasons).toEqual([
    'in-part',
  ]);
});

test('marks the words of a gap as one answer, right or wrong', () => {
  expect(markTyped(gap, { typed: { s1: 'des poires' } }).scorePercentage).toBe(0);
});

test('takes an accepted answer literally, punctuation included', () => {
  const accepted = { s1: ['pommes/poires (2)'] };
  expect(markTyped(gap, { typed: { s1: 'pommes/poires (2)' } }, accepted).scorePercentage).toBe(
    100,
  );
  expect(markTyped(gap, { typed: { s1: 'poires' } }, accepted).scorePercentage).toBe(0);
});

/** A gap that prints the beginning of its word, as the homework stores it. */
const begun = (language: string, answer: string, start: string): TypeTheAnswerData => ({
  blocks: [{ language, pieces: [{ kind: 'slot', id: 'g', start }] }],
  fields: [{ id: 'g', language, side: 'target', answers: [answer], literal: true }],
  otherWords: ['main', 'tin'],
  preset: 'standard',
});

test.each([
  ['fr', 'matin', 'ma', 'tin', 'right', 'matin'],
  ['fr', 'matin', 'ma', 'matin', 'right', 'matin'],
  ['fr', 'Matin', 'Ma', ' tin ', 'right', 'Matin'],
  ['fr', 'maman', 'ma', 'man', 'right', 'maman'],
  ['fr', 'élève', 'él', 'eve', 'right', 'éleve'],
  ['fr', 'élève', 'él', 'eleve', 'right', 'eleve'],
  ['fr', 'matin', 'm', 'atin', 'right', 'matin'],
  // A slip in the rest of a word costs no more than one in the whole word.
  ['fr', 'matin', 'ma', 'tim', 'partly', 'matim'],
  ['fr', 'matin', 'ma', 'matim', 'partly', 'matim'],
  ['fr', 'matin', 'ma', 'main', 'wrong', 'main'],
  ['fr', 'matin', 'ma', 'xyz', 'wrong', 'maxyz'],
  ['fr', 'matin', 'ma', ' ', 'unanswered', ' '],
  ['ar', 'كتاب', 'كت\u200d', 'اب', 'right', 'كتاب'],
  ['ar', 'كتاب', 'كت\u200d', 'كتاب', 'right', 'كتاب'],
  ['fa', 'می\u200cخواهم', 'می\u200cخ\u200d', 'واهم', 'right', 'می\u200cخواهم'],
  ['ja', '学校', '学', '校', 'right', '学校'],
  ['hi', 'किताब', 'कि', 'ताब', 'right', 'किताब'],
])(
  '%s: of "%s", given "%s": marks "%s" as %s, read as "%s"',
  (language, answer, start, typed, verdict, given) => {
    const [item] = markTyped(begun(language, answer, start), { typed: { g: typed } }).items;
    expect(item).toMatchObject({ verdict, given, expected: answer });
  },
);

test('marks an accepted answer right as the rest and as the whole word', () => {
  const task = begun('fr', 'matin', 'ma');
  for (const typed of ['tinée', 'matinée']) {
    expect(markTyped(task, { typed: { g: typed } }, { g: ['matinée'] }).scorePercentage).toBe(100);
  }
});
