import { expect, test } from 'vitest';
import { isArticle } from './articles.ts';
import { elidedHead } from './elisions.ts';
import { foldWord } from './fold-word.ts';

test.each([
  ['fr', 'L’École', "l'école"],
  ['ar', 'الكِتابُ', 'كتاب'],
  ['ar', 'كتـــاب', 'كتاب'],
  ['he', 'שָׁלוֹם', 'שלום'],
  ['tr', 'IŞIK', 'ışık'],
  ['ru', 'Ёжик', 'ежик'],
  ['ru', 'кни́га', 'книга'],
  ['ru', 'мой', 'мой'],
  ['fr', 'Sœur', 'soeur'],
  ['da', 'pære', 'pære'],
  ['fa', 'می‌خواهم', 'میخواهم'],
  ['fr', 'e\u0301te\u0301', 'été'],
])('%s: folds %s to %s', (language, word, form) => {
  expect(foldWord(language, word)).toBe(form);
});

test('keeps hamza as a letter', () => {
  expect(foldWord('ar', 'أحمد')).not.toBe(foldWord('ar', 'احمد'));
});

test.each([
  ['fr', "l'homme", "l'"],
  ['fr', 'JUSQU’À', 'JUSQU’'],
  ['fr', "aujourd'hui", undefined],
  ['fr', "quelqu'un", undefined],
  ['fr', "rock'n'roll", undefined],
  ['it', 'dell’uomo', 'dell’'],
  ['it', "O'Brien", undefined],
  ['el', 'Σ’αγαπώ', 'Σ’'],
  ['en', "don't", undefined],
  ['ga', "d'ól", undefined],
])('%s: returns the elided head of %s: %s', (language, word, head) => {
  expect(elidedHead(language, word)).toBe(head);
});

test('recognises each language’s articles with any apostrophe or capital', () => {
  expect(['Le', 'l’', "l'", 'chat'].map((word) => isArticle('fr', word))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(isArticle('pl', 'le')).toBe(false);
});
