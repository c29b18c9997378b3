import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MarkingPreset, MarkingReason } from './marking-item.ts';
import { scoreOf, shareOfWords } from './score-of.ts';

const fr = 'Le matin, Léa achète des pommes au marché.';

test.each<[string, string, string, MarkingPreset, number]>([
  ['fr', fr, fr, 'standard', 1],
  ['fr', fr, 'le matin Lea achete des pommes au marché', 'standard', 1],
  ['fr', fr, 'Le matin, Léa achète des poires au marché.', 'standard', 7 / 8],
  ['fr', fr, 'Le matin, Léa achète pommes au marché.', 'standard', 7 / 8],
  ['fr', fr, 'Le matin, Léa achète des des pommes au marché.', 'standard', 8 / 9],
  ['fr', fr, 'Le matin, Léa achèete des pommes au marché.', 'standard', 7.5 / 8],
  ['fr', fr, 'Le matin, Léa achèete des pommes au marché.', 'relaxed', 1],
  ['fr', fr, 'le matin, Léa achète des pommes au marche.', 'exact', 6 / 8],
  ['fr', fr, 'Marché au pommes', 'standard', 1 / 8],
  ['fr', fr, '', 'standard', 0],
  ['fr', fr, '?!', 'standard', 0],
  ['fr', 'Oui.', 'oui '.repeat(10), 'standard', 1 / 10],
  // Text far longer than the sentence is not compared.
  ['fr', 'Oui.', 'non non non oui', 'standard', 0],
  ['fr', '…', '', 'standard', 0],
  ['fr', "J'ai 14 ans et demi.", "j'ai quatorze ans et demie", 'standard', 9 / 10],
  ['fr', "J'ai quatorze ans.", "j'ai 14 ans", 'standard', 2 / 3],
  ['it', 'Maria è alta.', "maria e' bassa", 'standard', 2 / 3],
  ['it', 'Maria è alta.', "Maria e' alta.", 'standard', 1],
  ['it', 'Maria è alta.', "Maria e' alta.", 'exact', 1 / 3],
  ['it', "Va' a casa, è tardi!", "va' a casa, e' tardi", 'standard', 1],
  ['es', 'Tengo 15 años.', 'tengo quince años', 'exact', 2 / 3],
  ['es', 'Tengo 15 años.', 'Tengo quince años', 'exact', 1],
  ['de', 'Um 1 Uhr essen wir.', 'Um ein Uhr essen wir.', 'standard', 1],
  ['de', 'Um 1 Uhr essen wir.', 'Um eins Uhr essen wir.', 'standard', 4 / 5],
  ['zh', '1月1日我们一起去', '一月一日我们一起去', 'standard', 1],
  ['it', "L'8 marzo", "l'otto marzo", 'standard', 1],
  ['zh', '你好', '你 好', 'exact', 1],
  ['ja', '私は学生です。', '私は先生です', 'standard', 5 / 6],
  ['ar', 'ذهبت إلى السوق', 'ذهبت الى السوق', 'standard', 1],
])('%s: for "%s", scores "%s" (%s) as %d', (language, expected, typed, preset, share) => {
  expect(shareOfWords({ language, expected, preset }, typed)).toBeCloseTo(share, 5);
});

test.each([
  ['full', 7 / 8],
  ['half', 7.5 / 8],
  ['free', 1],
] as const)('applies the teacher’s article weight even in Exact: %s', (articles, share) => {
  const item = { language: 'fr', expected: fr, preset: 'exact', articles } as const;
  const typed = fr.replace('Le matin', 'La matin');
  expect(shareOfWords(item, typed)).toBeCloseTo(share, 5);
});

test('returns a proportion between 0 and 1, and 1 for the sentence itself', () => {
  const sentence = fc.array(fc.stringMatching(/^\p{L}{1,8}$/u), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(sentence, fc.string({ maxLength: 80 }), (words, typed) => {
      const item = { language: 'es', expected: words.join(' '), preset: 'standard' } as const;
      const share = shareOfWords(item, typed);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(shareOfWords(item, item.expected)).toBe(1);
    }),
  );
});

/** The scores of a mistake with this reason in Relaxed, Standard and Exact (language-rules 2.12 and 2.13). */
test.each<[MarkingReason, number, number, number]>([
  ['typo', 1, 0.5, 0],
  ['tone', 1, 0.5, 0],
  ['accent', 1, 1, 0],
  ['spacing', 1, 1, 0],
  ['form', 0.5, 0.5, 0],
  ['missing-word', 0.5, 0.5, 0],
  ['extra-word', 0.5, 0.5, 0],
  ['article', 1, 0.5, 0],
  ['missing-article', 1, 0.5, 0],
  ['elision', 1, 0.5, 0],
  ['gender', 1, 0.5, 0],
])(
  'scores a mistake by preset (Relaxed, Standard, Exact): %s is %d, %d, %d',
  (reason, ...scores) => {
    const slip = { verdict: 'minor' as const, reasons: [reason], typos: 0 };
    const presets = ['relaxed', 'standard', 'exact'] as const;
    expect(presets.map((preset) => scoreOf(slip, { preset }).score)).toEqual(scores);
    expect(scoreOf(slip, { preset: 'exact' }).verdict).toBe('wrong');
  },
);

test.each<[MarkingReason, number]>([
  ['case', 0],
  ['noun-capital', 0],
  ['punctuation', 1],
])('scores a minor difference in Exact: %s is %d', (reason, score) => {
  const note = { verdict: 'exact' as const, reasons: [reason], typos: 0 };
  expect(scoreOf(note, { preset: 'standard' }).score).toBe(1);
  expect(scoreOf(note, { preset: 'exact' }).score).toBe(score);
});
