import type { Text } from '#language/text/text.ts';
import type { Problem } from '../define-question.ts';
import { findTokens, sentenceOf } from '../find-in-text.ts';

/** Checks that the sentence an item refers to exists. */
export function sentenceExists(where: string, id: string, text: Text): Problem[] {
  if (sentenceOf(text, id)) return [];
  return [{ where, message: 'Its sentence is not in the text. Choose one that is.' }];
}

/**
 * Checks that the phrase occurs as whole words in the target side of the sentence with this id. Ignores
 * capitals and punctuation.
 */
export function phraseInSentence(where: string, phrase: string, id: string, text: Text): Problem[] {
  const sentence = sentenceOf(text, id);
  if (!sentence) return sentenceExists(where, id, text);
  if (findTokens(sentence, phrase, text.target).length > 0) return [];
  const { text: written } = sentence.target;
  const message = `“${phrase}” is not in its sentence, word for word: “${written}”`;
  return [{ where, message }];
}
