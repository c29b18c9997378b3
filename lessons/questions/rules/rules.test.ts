import { expect, test } from 'vitest';
import { exampleTexts } from '../example-texts.ts';
import { findInText } from '../find-in-text.ts';
import { plainText, rightScript } from './lines.ts';
import { noNearDuplicates } from './no-near-duplicates.ts';
import { ownWords } from './own-words.ts';
import { requireCommonWord } from './require-common-word.ts';
import { setSize } from './set-size.ts';

test.each([
  ['Qu’est-ce que c’est ?', true],
  ['3 < 5, dit-il', true],
  ['5 * 3 = 15', true],
  ['寿司、ください。', true],
  ['Elle dit : « oui » (fort) !', true],
  ['<script>alert(1)</script>', false],
  ['**gras**', false],
  ['# Titre', false],
  ['voir https://exemple.fr', false],
  ['écris à moi@ecole.fr', false],
  ['retourné \u202E', false],
  ['nul \u0000', false],
])('accepts %j as plain text: %s', (line, fine) => {
  expect(plainText('i1', line).length === 0).toBe(fine);
});

test.each([
  [0, 1, 'There is nothing here: at least one is needed.'],
  [0, 3, 'There is nothing here: at least 3 are needed.'],
  [2, 3, 'There are only 2: at least 3 are needed.'],
  [81, 1, 'There are 81: 80 is the maximum.'],
  [1, 1, undefined],
])('checks a set of %i items with a minimum of %i items: %s', (found, least, says) => {
  expect(setSize(Array(found).fill(null), least)[0]?.message).toBe(says);
});

test.each([
  ['Je mange.', 'fr', true],
  ['I eat.', 'ja', false],
  ['サッカーをします。', 'ja', true],
  ['漢字だけ', 'zh', true],
  ['Я ем.', 'ru', true],
  ['Я ем.', 'uk', true],
  ['Я ем.', 'fr', false],
  ['ألعب', 'ar', true],
  ['שלום', 'ar', false],
  ['2024', 'ja', true],
  ['Toyotaの車です', 'ja', false],
  ['私はTomです。', 'ja', true],
  ['한국어', 'ko', true],
  ['नमस्ते', 'hi', true],
])('accepts the line %j as written in the script of %s -> %s', (line, language, fine) => {
  expect(rightScript('i1', line, language).length === 0).toBe(fine);
});

test.each([
  ['le chat', 'le rat', true],
  ['le chat', 'Le chat !', false],
  ['Où est-ce que Léa veut aller ?', 'Où est-ce que Léa veut aller samedi ?', true],
  ['Où est-ce que Léa veut aller ?', 'Où est ce que Léa veut aler ?', false],
  ['Tom joue au football avec son frère.', 'Léa a un maillot bleu dans son sac.', true],
])('accepts a set that contains both %j and %j: %s', (one, other, fine) => {
  const lines = [
    { where: 'i1', text: one },
    { where: 'i2', text: other },
  ];
  expect(noNearDuplicates(lines, 'fr').length === 0).toBe(fine);
});

test.each([
  ['A2.2', true],
  ['B1.1', false],
  ['C1.2', false],
])('accepts a line copied from the text at level %s: %s', (level, fine) => {
  const line = 'Salut Tom, qu’est-ce que tu fais samedi ?';
  expect(ownWords('i1', line, exampleTexts.french, { level }).length === 0).toBe(fine);
});

test.each([
  ['french', 'la piscine', true],
  ['french', 'LA PISCINE', true],
  ['french', 'pisc', false],
  ['french', 'maillot de bain', true],
  ['french', 'bain maillot', false],
  ['french', 'aujourd’hui', false],
  ['japanese', '行きたい', true],
  ['japanese', '行き', true],
  ['arabic', 'المسبح', true],
  ['arabic', 'المَسْبَح', true],
  ['arabic', 'مسبح', true],
  ['arabic', '', false],
] as const)('finds a phrase in the %s text: %j -> %s', (language, phrase, found) => {
  expect(findInText(exampleTexts[language], phrase).length > 0).toBe(found);
});

// All the answers are checked against this sentence: Le marché est fermé, mais la piscine est ouverte.
test.each([
  ['french', 'Le marché.', true],
  ['french', 'Oui.', true],
  ['french', 'Non !', true],
  ['french', 'Non, elle est ouverte.', true],
  ['french', 'Un vélo.', false],
  ['french', 'Oui, un vélo.', false],
  ['arabic', 'نعم.', true],
  ['japanese', 'いいえ、ちがいます。', true],
] as const)(
  '%s: accepts an answer that shares a word with its sentence: %s -> %s',
  (language, answer, fine) => {
    expect(requireCommonWord('i1', answer, 's4', exampleTexts[language]).length === 0).toBe(fine);
  },
);
