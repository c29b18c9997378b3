import { isArticle } from '#language/articles.ts';
import { elidedHead } from '#language/elisions.ts';
import { languageOf } from '#language/languages.ts';
import { isKana, rubyParts } from '#language/readings/kana.ts';
import type { Token } from '#language/text/text.ts';
import type { VocabularyItem } from '../../draft/lesson-material.ts';
import type { SheetMark, SheetRun } from '../../sheets/sheet.ts';
import { fold } from '../find-in-text.ts';

/**
 * Returns the reading of a listed word, without its article. Uses the stored reading of the matching tokens,
 * but only if the text contains exactly the listed form.
 */
export function readingOf(
  item: VocabularyItem,
  tokens: readonly Token[],
  language: string,
): string | undefined {
  const { word } = splitArticle(item.target.trim(), language);
  const words = tokens.filter(({ isWord }) => isWord);
  if (fold(words.map(({ text }) => text).join(''), language) !== fold(word, language))
    return undefined;
  const above = words.map((token) => readingAbove(token, language));
  if (above.every((each) => each === undefined)) return undefined;
  // Kana between kanji are their own reading. In other scripts, a reading of only some parts of a word is
  // useless.
  const readings = words.map(({ text }, at) => above[at] ?? (isKana(text) ? text : undefined));
  if (readings.some((each) => each === undefined)) return undefined;
  return readings.join(language === 'ja' ? '' : ' ');
}

/**
 * Returns the reading allowed above a word: kana, pinyin, or letters that a learner can read. A vowelled form
 * has the same width and script as the word, so it replaces the word instead. Japanese words have only kana
 * above them, and words written in kana have no reading.
 */
export function readingAbove(
  { text, reading, roman }: Token,
  language: string,
): string | undefined {
  if (language === 'ja') return isKana(text) || !isKana(reading ?? '') ? undefined : reading;
  return languageOf(language).spaces ? roman : (reading ?? roman);
}

/**
 * True if a printed list shows readings. This requires that most of the words that need a reading have one,
 * because a few scattered readings look accidental and confuse pupils. Words written in kana need no reading.
 */
export function listShowsReadings(
  words: readonly { word: string; reading?: string | undefined }[],
  language: string,
): boolean {
  const needing = words.filter(({ word }) => language !== 'ja' || !isKana(word));
  return needing.filter(({ reading }) => reading).length * 2 > needing.length;
}

/** Returns a word with its reading above it, for paper. In Japanese, readings are above the kanji only. */
export function rubyRuns(
  text: string,
  reading: string | undefined,
  language: string,
  mark?: SheetMark,
): SheetRun[] {
  const look = mark && { mark };
  if (reading === undefined) return [{ kind: 'words', text, ...look }];
  const parts = language === 'ja' ? rubyParts(text, reading) : [{ text, reading }];
  return parts.map((part) =>
    part.reading === undefined
      ? { kind: 'words', text: part.text, ...look }
      : { kind: 'ruby', text: part.text, reading: part.reading, ...look },
  );
}

/** A listed word split into two parts; joined, they form the original word. */
export interface ArticleAndWord {
  /** Includes the following space; empty if the word has no article. */
  article: string;
  word: string;
}

/**
 * Splits `le marché` into `le ` and `marché`, and `l'école` into `l'` and `école`. Does not split off an
 * article that is attached to the word.
 */
export function splitArticle(text: string, language: string): ArticleAndWord {
  const whole = { article: '', word: text };
  const head = elidedHead(language, text) ?? '';
  if (head !== '' && isArticle(language, head)) {
    return { article: text.slice(0, head.length), word: text.slice(head.length) };
  }
  if (!languageOf(language).spaces) return whole;
  const [, first = '', rest = ''] = /^(\S+\s+)(\S.*)$/u.exec(text) ?? [];
  return rest && isArticle(language, first.trim()) ? { article: first, word: rest } : whole;
}
