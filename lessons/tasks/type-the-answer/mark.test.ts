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
  ['Léa achète des', 'standard', 'partly', 50],
  ['', 'standard', 'unanswered', 0],
])('marks a dictated sentence: "%s" is (%s) %s with %d %%', (given, preset, verdict, score) => {
  const mark = markTyped(dictation(preset), { typed: { s1: given } });
  expect([mark.items[0]?.verdict, mark.scorePercentage]).toEqual([verdict, score]);
});

test.each([
  // If part of the sentence is right, the feedback never rejects the whole answer.
  ['Léa achète des poires au marché.', ['in-part']],
  ['Léa achète des trains au marché.', ['in-part']],
  ['Léa achètte des pommes au marché.', ['typo']],
  ['Léa achète des pommes au', ['missing-word']],
  ['Il fait beau', ['different']],
])('gives the reasons for the mark of a dictated sentence: "%s" is %j', (given, reasons) => {
  expect(markTyped(dictation('standard'), { typed: { s1: given } }).items[0]?.reasons).toEqual(
    reasons,
  );
});

test('marks the words of a gap as a single answer that is either right or wrong', () => {
  expect(markTyped(gap, { typed: { s1: 'des poires' } }).scorePercentage).toBe(0);
});

test('compares an accepted answer literally, punctuation included', () => {
  const accepted = { s1: ['pommes/poires (2)'] };
  expect(markTyped(gap, { typed: { s1: 'pommes/poires (2)' } }, accepted).scorePercentage).toBe(
    100,
  );
  expect(markTyped(gap, { typed: { s1: 'poires' } }, accepted).scorePercentage).toBe(0);
});

/** Builds a task with a gap that prints the beginning of its word, in the form that homework stores. */
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
  // A slip in the rest of a word costs no more than a slip in the whole word.
  ['fr', 'matin', 'ma', 'tim', 'partly', 'matim'],
  ['fr', 'matin', 'ma', 'matim', 'partly', 'matim'],
  ['fr', 'matin', 'ma', 'main', 'wrong', 'main'],
  ['fr', 'matin', 'ma', 'xyz', 'wrong', 'maxyz'],
  // The text may be the whole word or its rest. The reading with the higher score is used; for equal scores,
  // the reading with fewer differing letters; otherwise, the rest of the word.
  ['fr', 'MATIN', 'MAT', 'matin', 'right', 'matin'],
  ['fr', 'marches', 'mar', 'arch', 'wrong', 'arch'],
  ['fr', 'marches', 'mar', 'aes', 'wrong', 'maraes'],
  ['fr', 'matin', 'm', 'qqqqqq', 'wrong', 'mqqqqqq'],
  ['fr', 'matin', 'ma', ' ', 'unanswered', ' '],
  ['ar', 'كتاب', 'كت\u200d', 'اب', 'right', 'كتاب'],
  ['ar', 'كتاب', 'كت\u200d', 'كتاب', 'right', 'كتاب'],
  ['fa', 'می\u200cخواهم', 'می\u200cخ\u200d', 'واهم', 'right', 'می\u200cخواهم'],
  ['ja', '学校', '学', '校', 'right', '学校'],
  ['hi', 'किताब', 'कि', 'ताब', 'right', 'किताब'],
  // Only a joiner at the end shapes the printed beginning; this joiner is inside the beginning.
  ['hi', 'शक्\u200dलें', 'शक्\u200dल', 'ें', 'right', 'शक्\u200dलें'],
])(
  '%s: for "%s" with the start "%s", marks "%s" as %s, read as "%s"',
  (language, answer, start, typed, verdict, given) => {
    const [item] = markTyped(begun(language, answer, start), { typed: { g: typed } }).items;
    expect(item).toMatchObject({ verdict, given, expected: answer });
  },
);

test('accepts the typed rest of an accepted answer, and the whole word', () => {
  const task = begun('fr', 'matin', 'ma');
  for (const typed of ['tinée', 'matinée']) {
    expect(markTyped(task, { typed: { g: typed } }, { g: ['matinée'] }).scorePercentage).toBe(100);
  }
});

/** Marks a field with these task settings, answered with this text. */
function markOne(
  typed: string | undefined,
  field: Partial<TypeTheAnswerData['fields'][number]>,
  task: Partial<TypeTheAnswerData> = {},
) {
  const asked = { id: 's1', language: 'fr', side: 'target' as const, answers: ['le pain'] };
  const data = { ...gap, ...task, fields: [{ ...asked, ...field }] };
  return markTyped(data, { typed: typed === undefined ? {} : { s1: typed } }).items[0];
}

test.each([
  ['an answer, including its spaces', ' le pain ', {}, 'right', ' le pain '],
  ['a field that was never touched', undefined, {}, 'unanswered', ''],
  ['free writing, which is unchanged', ' Bla. ', { review: true }, 'needs-review', ' Bla. '],
])('returns the verdict and the given text for %s', (_, typed, field, verdict, given) => {
  expect(markOne(typed, field)).toMatchObject({ verdict, given, expected: 'le pain' });
});

test('shows free writing in a sentence as it was typed', () => {
  const blocks = [
    {
      language: 'fr',
      pieces: [
        { kind: 'words' as const, text: 'Hier, ' },
        { kind: 'slot' as const, id: 's1' },
      ],
    },
  ];
  expect(markOne('Bla.', { review: true }, { blocks })).toMatchObject({ given: 'Bla.' });
});

test.each([
  ['full', 0],
  ['half', 0.5],
  ['free', 1],
] as const)('applies the penalty for articles that the teacher set: %s', (articles, score) => {
  expect(markOne('la pain', {}, { articles })?.score).toBe(score);
});

test.each([
  ['pinyin', { language: 'zh', kind: 'pinyin', answers: ['nǐ hǎo'] }, 'ni3 hao3', 1],
  ['words even if they look like pinyin', { language: 'zh', answers: ['nǐ hǎo'] }, 'ni3 hao3', 0],
  ['two alternative answers', { answers: ['rouge; bleu'] }, 'bleu', 1],
  [
    'literal words, of which a part is not enough',
    { answers: ['rouge; bleu'], literal: true },
    'bleu',
    0,
  ],
  [
    'literal words, all of which are given',
    { answers: ['rouge; bleu'], literal: true },
    'rouge; bleu',
    1,
  ],
] as const)('interprets the answers of a field as %s', (_, field, typed, score) => {
  expect(markOne(typed, { ...field, answers: [...field.answers] })?.score).toBe(score);
});

test('marks a different ending as wrong if endings are tested', () => {
  const field = { answers: ['grand'] };
  expect(markOne('grande', field)?.score).toBe(0.5);
  expect(markOne('grande', field, { testsEndings: true })?.score).toBe(0);
});

test('shows the spelling of a Japanese sentence that is nearest to the typed one', () => {
  // Only `ways` contains both spellings of these words; no other rule accepts the second one.
  const field = {
    language: 'ja',
    answers: ['薔薇が咲く'],
    ways: [['薔薇', 'ばら'], ['が'], ['咲く', 'さく']],
  };
  for (const typed of ['薔薇が咲く', 'ばらが咲く', 'ばらがさく']) {
    expect(markOne(typed, field)).toMatchObject({ verdict: 'right', expected: typed });
  }
  expect(markOne('ばらが咲か', field)).toMatchObject({ verdict: 'wrong', expected: 'ばらが咲く' });
});

/** Builds a block with a prompt before the field. */
const prompt = (language: string, text: string, id = 's1') => ({
  language,
  pieces: [
    { kind: 'words' as const, text },
    { kind: 'slot' as const, id },
  ],
});

test.each([
  ['with an article', [prompt('en', 'the onions')], 1],
  ['without an article', [prompt('en', 'onions')], 0],
  ['of another field', [prompt('en', 'the onions', 's2')], 0],
  [
    'of the same field, with an article',
    [prompt('en', 'onions', 's2'), prompt('en', 'the onions')],
    1,
  ],
  [
    'of the same field, without an article',
    [prompt('en', 'the onions', 's2'), prompt('en', 'onions')],
    0,
  ],
  [
    'that follows the field',
    [{ ...prompt('en', 'the onions'), pieces: prompt('en', 'the onions').pieces.toReversed() }],
    0,
  ],
  ['in the language of the answer', [prompt('ar', 'البصل الأحمر')], 0],
] as const)('scores an added Arabic article for a prompt %s', (_, blocks, score) => {
  const asked = { language: 'ar', answers: ['بصل'] };
  expect(markOne('البصل', asked, { blocks: [...blocks], preset: 'exact' })?.score).toBe(score);
});
