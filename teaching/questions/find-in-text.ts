import { optionalMarks } from '../languages/optional-marks.ts';
import type { Sentence, Side, Text } from '../text/text.ts';

/** Scripts whose words can stand inside a token: no spaces, or particles written onto the word. */
const joined =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * What is compared: letters and digits only, lower case, composed, without the vowel marks that one copy
 * of an Arabic or Hebrew text has and another has not. A Thai tone or a Hindi nasal makes another word.
 */
export function fold(text: string, language: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase(language)
    .replace(optionalMarks, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/**
 * Ids of the word tokens that `phrase` covers in one side, each time it occurs. Case, spaces and
 * punctuation do not count; a word must be whole, except where the script joins words.
 */
export function findOccurrences(side: Side, phrase: string, language: string): string[][] {
  const wanted = fold(phrase, language);
  if (!wanted) return [];
  let written = '';
  const words = side.tokens
    .filter((token) => token.isWord)
    .map((token) => {
      const start = written.length;
      written += fold(token.text, language);
      return { id: token.id, start, end: written.length };
    });
  const loose = joined.test(phrase);
  const found: string[][] = [];
  for (let at = written.indexOf(wanted); at >= 0; at = written.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const covered = words.filter((word) => word.start < end && word.end > at);
    const whole = covered[0]?.start === at && covered.at(-1)?.end === end;
    if (whole || loose) found.push(covered.map((word) => word.id));
  }
  return found;
}

/** Ids of the tokens at the phrase's first occurrence in the target side; [] when it is not there. */
export function findTokens(sentence: Sentence, phrase: string, language: string): string[] {
  return findOccurrences(sentence.target, phrase, language)[0] ?? [];
}

/** Where in the whole text the phrase first occurs. */
export function findInText(text: Text, phrase: string): string[] {
  for (const sentence of text.sentences) {
    const ids = findTokens(sentence, phrase, text.target);
    if (ids.length > 0) return ids;
  }
  return [];
}

/** The sentence with this id; undefined when there is none. */
export function sentenceOf(text: Text, id: string | undefined): Sentence | undefined {
  return text.sentences.find((sentence) => sentence.id === id);
}

/** The speakers of a dialogue in the order they first speak. */
export function speakersOf(text: Text): string[] {
  const names = text.sentences.flatMap((sentence) => (sentence.speaker ? [sentence.speaker] : []));
  return [...new Set(names)];
}
