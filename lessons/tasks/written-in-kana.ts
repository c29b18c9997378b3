import { waysToWrite } from '#language/readings/ways-to-write.ts';
import type { Text, Token } from '#language/text/text.ts';
import { findInText } from '../questions/find-in-text.ts';

/** More forms than these are a sentence, of which the written one and the one in kana stand for all. */
const maxForms = 16;

/** Each word of a Japanese answer in the ways that it may be written; null in other languages. */
export const waysOfWords = (language: string, tokens: readonly Token[]): string[][] | null =>
  language === 'ja' ? tokens.map(waysToWrite) : null;

/**
 * A Japanese answer and the same in kana: who writes がっこう for 学校 has written the word (language-rules
 * 2, golden table), and so has who knows some kanji of an answer and writes the rest in kana. Words
 * without a known reading, and other languages, have the one form alone.
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

/** The same of words that the text uses in this very form; where it does not, as they are. */
export function wordsInKana(text: Text, words: string): string[] {
  if (text.target !== 'ja') return [words];
  const ids = new Set(findInText(text, words));
  const found = text.sentences.flatMap(({ target }) =>
    target.tokens.filter(({ id }) => ids.has(id)),
  );
  const forms = writtenInKana(text.target, found);
  return forms[0] === words.trim() ? forms : [words];
}
