import { expect, test } from 'vitest';
import { applyWords } from './apply-words.ts';
import { buildSentence } from './build-sentence.ts';
import { withoutSentenceCapital } from './sentence-capital.ts';
import type { PartOfSpeech } from './text.ts';
import { wordTokens } from './word-tokens.ts';

/** Builds a turn of a dialogue. `classes` maps words to parts of speech; all other words are adverbs. */
function turn(language: string, line: string, classes: Record<string, PartOfSpeech> = {}) {
  const built = buildSentence('s1', ['', line, 'Hi.'], { target: language, native: 'en' });
  const marks = wordTokens(built.target).map(({ id, text }) => ({
    id,
    pos: classes[text] ?? 'adverb',
  }));
  return applyWords(built.target, marks);
}

test.each<[string, string, Record<string, PartOfSpeech>, string]>([
  ['fr', 'Parfait ! Tu peux entrer.', {}, 'parfait tu peux entrer'],
  ['fr', 'Elle dit : « Viens ! » Puis Léa part.', { Léa: 'name' }, 'elle dit viens puis Léa part'],
  ['fr', 'Oui… Maintenant, Les Halles.', { Halles: 'name' }, 'oui maintenant Les Halles'],
  ['es', '¡Hola! ¿Tú vienes? (Sí.)', {}, 'hola tú vienes sí'],
  ['el', 'Τι κάνεις; Εγώ τρώω.', {}, 'τι κάνεις εγώ τρώω'],
  ['en', 'Yes; Then I go. I’m late. She waits.', {}, 'yes Then I go I’m late she waits'],
  ['en', '“Go!” He left—Then we ate.', {}, 'go he left then we ate'],
  ['de', 'Gut. Hunde bellen. Sie auch.', { Hunde: 'noun' }, 'gut Hunde bellen sie auch'],
  ['nl', 'Nee. Toen at Bart brood.', { Bart: 'name' }, 'nee toen at Bart brood'],
  ['tr', 'Evet. Işık az.', {}, 'evet ışık az'],
  ['ru', 'Привет! Как дела?', {}, 'привет как дела'],
])(
  '%s: drops the sentence capitals of “%s” given the classes %s',
  (language, line, classes, expected) => {
    const side = turn(language, line, classes);
    const words = wordTokens(side).map((token) => withoutSentenceCapital(language, side, token));
    expect(words.join(' ')).toBe(expected);
  },
);

test('keeps the capital of an unclassified word, unless the word is an article', () => {
  const { target } = buildSentence('s1', ['', 'Non. Le lait. Paul dort.', ''], {
    target: 'fr',
    native: 'en',
  });
  const words = wordTokens(target).map((token) => withoutSentenceCapital('fr', target, token));
  expect(words).toEqual(['Non', 'le', 'lait', 'Paul', 'dort']);
});
