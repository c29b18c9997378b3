import { expect, test } from 'vitest';
import { letterDiff } from '#language/marking/check-answer.ts';
import { MarkingReason } from '#language/marking/marking-item.ts';
import { isNearDiff, reasonWords } from './reason-words.ts';

test.each([
  ['right', [], []],
  ['right', ['noun-capital'], ['In German, nouns take a capital letter.', 'No marks lost.']],
  ['right', ['variant'], ['This is another way of writing it.', 'No marks lost.']],
  ['partly', ['typo'], ['There is a small slip in the spelling.']],
  ['wrong', ['other-word'], ['What you wrote is a different word in German.']],
  ['wrong', ['different', 'missing-word'], ['A word is missing.']],
  ['wrong', ['different'], ['That’s not the word we’re looking for.']],
  // If the answer is a different word, the pupil gets no feedback on its letters.
  ['wrong', ['different', 'form'], ['That’s not the word we’re looking for.']],
  ['wrong', ['other-word', 'article'], ['What you wrote is a different word in German.']],
  ['unanswered', undefined, []],
] as const)('explains the verdict %s with the reasons %j: %j', (verdict, reasons, sentences) => {
  expect(reasonWords({ verdict, reasons }, 'de')).toEqual(sentences);
});

test.each(MarkingReason.options)('explains %s in one plain sentence', (reason) => {
  const sentences = reasonWords({ verdict: 'wrong', reasons: [reason] }, 'fr');
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(/^[A-Z][^.]{5,80}\.$/);
});

test.each([
  ['fr', 'la pomme', 'pomme', 'missing-article', 'The article is missing (le, la, l’, les).'],
  ['fr', 'une pomme', 'pomme', 'missing-article', 'The article is missing (un, une, des).'],
  ['fr', 'la fleur', 'le fleur', 'gender', 'Check le or la: this noun is feminine.'],
  ['fr', "l'école", 'une école', 'article', 'Check the article (le, la, l’, les).'],
  ['es', 'el mapa', 'la mapa', 'gender', 'Check el or la: this noun is masculine.'],
  ['de', 'das Haus', 'der Haus', 'gender', 'Check der, die or das: this noun is neuter.'],
  ['de', 'die Bücher', 'das Bücher', 'gender', 'Check der, die or das.'],
  ['nl', 'het huis', 'de huis', 'gender', 'Check de or het: this noun takes het.'],
  ['ar', 'البيت', 'بيت', 'missing-article', 'The article is missing (ال).'],
] as const)(
  '%s: with %s expected and %s typed, the explanation names the article (%s)',
  (language, expected, given, reason, sentence) => {
    const mark = { verdict: 'partly', reasons: [reason], expected, given } as const;
    expect(reasonWords(mark, language)).toEqual([sentence]);
  },
);

test.each([
  ['sœur', 'soeur', true],
  ['mañana', 'manana', true],
  ['la voiture', 'la voitur', true],
  ['voiture', 'auto', false],
  ['la', 'le', true],
  // Each answer contains half of the right answer's letters by chance.
  ['la', 'zazou', false],
  ['un', 'maintenant', false],
  ['oui', 'oui', false],
  ['oui', '', false],
])('%s typed as %s: offers a letter-by-letter comparison: %s', (expected, typed, near) => {
  expect(isNearDiff(letterDiff(expected, typed))).toBe(near);
});

test.each([
  ['Deux euros', '2 euros', 'figures'],
  ['la mère', 'la maman', 'different'],
  ['j’adore', 'j’aime', 'different'],
  ['chère', 'cher', 'form'],
] as const)('treats %s typed for %s as more than a spelling slip', (expected, typed, reason) => {
  expect(isNearDiff(letterDiff(expected, typed), [reason])).toBe(false);
});

test('offers no comparison when there is nothing to compare', () => {
  expect(isNearDiff([])).toBe(false);
});
