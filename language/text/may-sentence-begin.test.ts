import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSentence } from './build-sentence.ts';
import { maySentenceBegin } from './may-sentence-begin.ts';
import { wordTokens } from './word-tokens.ts';

/** Returns the words of a line that may begin a sentence. */
function beginnings(language: string, line: string): string[] {
  const { target } = buildSentence('s1', ['', line, ''], { target: language, native: 'en' });
  const begin = wordTokens(target).filter((token) => maySentenceBegin(language, target, token));
  return begin.map(({ text }) => text);
}

test.each([
  ['fr', 'Parfait ! Tu peux entrer.', 'Parfait Tu'],
  ['fr', 'Elle dit : « Viens ! » Puis elle part.', 'Elle Viens Puis'],
  ['es', '¡Hola! ¿Tú vienes? (Sí.)', 'Hola Tú Sí'],
  ['el', 'Τι κάνεις; Εγώ τρώω.', 'Τι Εγώ'],
  ['en', 'Yes; then I go, “on foot”.', 'Yes on'],
  ['en', 'No (not here), Tom’s.', 'No'],
])('%s: finds the words that may begin a sentence in “%s”', (language, line, expected) => {
  expect(beginnings(language, line).join(' ')).toBe(expected);
});

test('finds only the first word of each sentence of a turn', () => {
  const sentence = fc.tuple(
    fc.constantFrom('Tu viens', 'Maintenant on part', 'Les voilà'),
    fc.constantFrom('.', ' !', ' ?', '…'),
  );
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 6 }), (sentences) => {
      const line = sentences.map((parts) => parts.join('')).join(' ');
      expect(beginnings('fr', line)).toEqual(sentences.map(([words]) => words.split(' ')[0]));
    }),
  );
});
