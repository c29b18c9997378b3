import { expect, test } from 'vitest';
import { MarkingReason } from '#language/marking/marking-item.ts';
import { reasonWords } from './reason-words.ts';

test.each([
  ['right', [], []],
  ['right', ['noun-capital'], ['In German, nouns take a capital letter.', 'No marks lost.']],
  ['right', ['variant'], ['This is another way of writing it.', 'No marks lost.']],
  ['partly', ['typo'], ['There is a small slip in the spelling.']],
  ['wrong', ['other-word'], ['What you wrote is another word in German.']],
  ['wrong', ['different', 'missing-word'], ['A word is missing.']],
  ['wrong', ['different'], ['That’s not the word we’re looking for.']],
  ['unanswered', undefined, []],
] as const)('%s because of %j: %j', (verdict, reasons, sentences) => {
  expect(reasonWords({ verdict, reasons }, 'de')).toEqual(sentences);
});

test.each(MarkingReason.options)('%s is one plain sentence', (reason) => {
  const sentences = reasonWords({ verdict: 'wrong', reasons: [reason] }, 'fr');
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(/^[A-Z][^.]{5,80}\.$/);
});
