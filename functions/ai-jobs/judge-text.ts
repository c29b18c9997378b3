import type { PartProblem } from '#contracts/resources/resource.ts';
import { foldWord } from '#language/fold-word.ts';
import { languageOf } from '#language/languages.ts';
import { countWords } from '#language/text/count-words.ts';
import { matchVocabulary } from '#language/text/match-vocabulary.ts';
import type { Sentence, Text } from '#language/text/text.ts';

/** The words of the target side, as the screen counts them. */
export function wordsIn(language: string, sentences: readonly Sentence[]): number {
  return countWords(
    language,
    sentences.map(({ target }) => target),
  );
}

/** Fewer than nine tenths of what was asked for. */
export const isShort = (words: number, wanted: number) => words < wanted * 0.9;
const isLong = (words: number, wanted: number) => words > wanted * 1.1;

/**
 * A text that ran on is cut behind a sentence when that brings it within ten per cent; otherwise it
 * stays whole, because half a story is worse than a long one.
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

/**
 * The words of the teacher's list that the text does not use. A word counts as used when a form that
 * begins like it stands in the text: without lemmas yet, an ending must not be called a miss.
 */
export function missingWords(text: Text, vocabulary: readonly { target: string }[]): string[] {
  const found = new Set(matchVocabulary(text, vocabulary).map(({ item }) => item));
  const whole = text.sentences.map(({ target }) => foldWord(text.target, target.text)).join(' ');
  return vocabulary
    .filter((_, item) => !found.has(item))
    .map(({ target }) => target.trim())
    .filter((word) => {
      const longest = word.split(/[\s/|,;()]+/).reduce((a, b) => (b.length > a.length ? b : a), '');
      const folded = foldWord(text.target, longest);
      const shortest = languageOf(text.target).spaces ? 4 : 1;
      const stem = folded.slice(0, Math.max(shortest, Math.ceil(folded.length * 0.6)));
      return stem !== '' && !whole.includes(stem);
    });
}

/** What the teacher is told of a text that is fine but not quite what was asked for. */
export function noteOn(text: Text, wanted: number, missing: readonly string[]): PartProblem | null {
  const words = wordsIn(text.target, text.sentences);
  const notes = [
    ...(isShort(words, wanted) || isLong(words, wanted)
      ? [`The text has ${words} words; you asked for ${wanted}.`]
      : []),
    ...(missing.length > 0 ? [`Not used in the text: ${missing.join(', ')}.`] : []),
  ];
  return notes.length > 0 ? { code: 'check_failed', message: notes.join(' ') } : null;
}
