import { inKana } from '../languages/readings/kana.ts';
import { findInText } from '../questions/find-in-text.ts';
import type { Text, Token } from '../text/text.ts';

/**
 * A Japanese answer and the same in kana: who writes がっこう for 学校 has written the word (language-rules
 * 2, golden table). Words without a known reading, and other languages, have the one form alone.
 */
export function writtenInKana(language: string, tokens: readonly Token[]): string[] {
  const written = tokens.map(({ text }) => text).join('');
  if (language !== 'ja') return [written];
  const kana = tokens.map(inKana).join('');
  return kana === written || /\p{Script=Han}/u.test(kana) ? [written] : [written, kana];
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
