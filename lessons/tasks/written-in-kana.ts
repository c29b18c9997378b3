import { waysToWrite } from '#language/readings/ways-to-write.ts';
import type { Text, Token } from '#language/text/text.ts';
import { findInText } from '../questions/find-in-text.ts';

/**
 * Maximum number of forms that are listed individually. An answer with more forms is a sentence; it is
 * represented only by its written form and its kana form.
 */
const maxForms = 16;

/** Returns the accepted spellings of each word of a Japanese answer; null in other languages. */
export const waysOfWords = (language: string, tokens: readonly Token[]): string[][] | null =>
  language === 'ja' ? tokens.map(waysToWrite) : null;

/**
 * Returns a Japanese answer and its kana spellings. The answer がっこう for 学校 is right (language-rules 2, golden
 * table). A mix of kanji and kana is also right, because pupils know only some of the kanji. Words without a
 * known reading and words in other languages have one form.
 */
export function writtenInKana(language: string, tokens: readonly Token[]): string[] {
  const written = tokens.map(({ text }) => text).join('');
  const ways = waysOfWords(language, tokens);
  if (!ways) return [written];
  const kana = ways.map(([text = '', reading = text]) => reading).join('');
  const count = ways.reduce((product, { length }) => product * length, 1);
  if (count > maxForms) return [written, kana];
  const mixed = ways.reduce<string[]>(
    (forms, word) => forms.flatMap((form) => word.map((way) => form + way)),
    [''],
  );
  return [...new Set([written, kana, ...mixed])];
}

/**
 * Returns the spellings of words that the text uses in exactly this form; otherwise returns the words
 * unchanged.
 */
export function wordsInKana(text: Text, words: string): string[] {
  if (text.target !== 'ja') return [words];
  const ids = new Set(findInText(text, words));
  const found = text.sentences.flatMap(({ target }) =>
    target.tokens.filter(({ id }) => ids.has(id)),
  );
  const forms = writtenInKana(text.target, found);
  return forms[0] === words.trim() ? forms : [words];
}
