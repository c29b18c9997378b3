import type { PartProblem } from '#contracts/resources/resource.ts';
import { languageName } from '#language/language-name.ts';
import { otherLanguageOfText } from '#language/other-language.ts';
import { countWords } from '#language/text/count-words.ts';
import { matchVocabulary } from '#language/text/match-vocabulary.ts';
import type { Sentence, Text } from '#language/text/text.ts';
import { usesPhrase } from '#language/text/uses-phrase.ts';

/** The number of words of the target side, as the screen counts them. */
export function wordsIn(language: string, sentences: readonly Sentence[]): number {
  return countWords(
    language,
    sentences.map(({ target }) => target),
  );
}

/** True if the text has less than nine tenths of the requested length. */
export const isShort = (words: number, wanted: number) => words < wanted * 0.9;
const isLong = (words: number, wanted: number) => words > wanted * 1.1;

/**
 * Truncates an overlong text after a sentence if the result is within ten per cent of the requested length.
 * Otherwise keeps the whole text, because half a story is worse than a long one.
 */
export function trimText(
  language: string,
  sentences: readonly Sentence[],
  wanted: number,
): Sentence[] {
  let kept = [...sentences];
  while (isLong(wordsIn(language, kept), wanted) && kept.length > 1) kept = kept.slice(0, -1);
  return isShort(wordsIn(language, kept), wanted) ? [...sentences] : kept;
}

/** Returns the words of the teacher's list that do not occur in the text in any form. */
export function missingWords(text: Text, vocabulary: readonly { target: string }[]): string[] {
  const found = new Set(matchVocabulary(text, vocabulary).map(({ item }) => item));
  return vocabulary
    .filter((_, item) => !found.has(item))
    .map(({ target }) => target.trim())
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .filter((word) => !text.sentences.some((one) => usesPhrase(text.target, one, word)));
}

/**
 * The note to the teacher about a text that is usable but differs from the request. `said` is the demo
 * writer's own note.
 */
export function noteOn(
  text: Text,
  wanted: number,
  missing: readonly string[],
  said?: string,
): PartProblem | null {
  const words = wordsIn(text.target, text.sentences);
  const unused = missing.join(', ');
  const notes = [
    ...(said === undefined ? [] : [said]),
    ...languageNotes(text),
    ...(isShort(words, wanted) || isLong(words, wanted)
      ? [`The text has ${words} words; you asked for ${wanted}.`]
      : []),
    ...(unused === '' ? [] : [`Not used in the text: ${unused}.`]),
  ];
  return notes.length > 0 ? { code: 'check_failed', message: notes.join(' ') } : null;
}

/**
 * Reports each side of the text that, as a whole, is not in the requested language. This also finds a wrong
 * language that no single line reveals.
 */
function languageNotes(text: Text): string[] {
  return (['target', 'native'] as const).flatMap((side) => {
    const lines = text.sentences.map((sentence) => sentence[side].text);
    const found = otherLanguageOfText(lines, text[side], [text.target, text.native]);
    if (found === null) return [];
    const language = languageName(text[side]);
    return side === 'target'
      ? [`The text does not look like ${language}. Rewrite or edit it.`]
      : [`The translation does not look like ${language}. Rewrite or edit it.`];
  });
}
