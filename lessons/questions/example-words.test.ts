import { describe, expect, test } from 'vitest';
import { wordTokens } from '#language/text/word-tokens.ts';
import { exampleWordLines } from './example-word-lines.ts';
import { annotatedTexts } from './example-words.ts';

/**
 * Languages in which every word has a reading. In languages with the Arabic script, only words that take a
 * vowel sign have a reading.
 */
const needReading = new Set(['zh']);

describe.each(Object.entries(annotatedTexts))('the annotated %s example', (language, text) => {
  const words = text.sentences.flatMap(({ target }) => wordTokens(target));

  test('provides a class, lemma and meaning for every word, and a reading where the language needs it', () => {
    for (const word of words) {
      expect(word, word.text).toMatchObject({
        pos: expect.stringMatching(/^(?!other)/),
        lemma: expect.stringMatching(/^[^/]+$/),
        gloss: expect.stringMatching(/./),
      });
      const kanji = text.target === 'ja' && /\p{Script=Han}/u.test(word.text);
      if (needReading.has(text.target) || kanji) expect(word.reading, word.text).toBeTruthy();
    }
    if (text.target === 'ar' || text.target === 'ur') {
      const vowelled = words.filter(({ reading }) => reading);
      expect(vowelled.length).toBeGreaterThan(words.length / 2);
    }
  });

  test('has no line for a word that does not occur in the text', () => {
    const used = new Set(words.map(({ text: word }) => word));
    const lines = exampleWordLines[language as keyof typeof exampleWordLines].trim().split('\n');
    const named = lines.map((line) => line.split('|')[0]?.trim().split('/').at(-1) ?? '');
    expect(named.filter((word) => !used.has(word))).toEqual([]);
  });
});
