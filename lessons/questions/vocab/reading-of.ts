import { isArticle } from '#language/articles.ts';
import { elidedHead } from '#language/elisions.ts';
import { languageOf } from '#language/languages.ts';
import { isKana, rubyParts } from '#language/readings/kana.ts';
import type { Token } from '#language/text/text.ts';
import type { VocabularyItem } from '../../draft/lesson-material.ts';
import type { SheetMark, SheetRun } from '../../sheets/sheet.ts';
import { fold } from '../find-in-text.ts';

/**
 * How a word of the list is read: the stored reading of the tokens that use it, only where the text has
 * the very form that stands on the list. Without its article.
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
  // Kana between kanji are read as they are written; elsewhere half a reading would be none.
  const readings = words.map(({ text }, at) => above[at] ?? (isKana(text) ? text : undefined));
  if (readings.some((each) => each === undefined)) return undefined;
  return readings.join(language === 'ja' ? '' : ' ');
}

/**
 * What may stand above a word: kana, pinyin or letters a learner knows. A vowelled form is as wide and
 * in the same script as the word itself, and belongs in its place, not above it. Above Japanese there is kana
 * alone, and nothing above what is written in kana.
 */
export function readingAbove(
  { text, reading, roman }: Token,
  language: string,
): string | undefined {
  if (language === 'ja') return isKana(text) || !isKana(reading ?? '') ? undefined : reading;
  return languageOf(language).spaces ? roman : (reading ?? roman);
}

/**
 * Whether a printed list shows readings: where most of the words that need one have it. Above a word here
 * and there they look like chance, and a pupil asks why. What is written in kana needs none.
 */
export function listShowsReadings(
  words: readonly { word: string; reading?: string | undefined }[],
  language: string,
): boolean {
  const needing = words.filter(({ word }) => language !== 'ja' || !isKana(word));
  return needing.filter(({ reading }) => reading).length * 2 > needing.length;
}

/** A word with how it is read above it, on paper; Japanese has it above the kanji alone. */
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

/** A word of the list in its two parts; joined they are the word as it was. */
export interface ArticleAndWord {
  /** With the space after it; empty where the word has none of its own. */
  article: string;
  word: string;
}

/** `le marché` -> `le ` and `marché`; `l'école` -> `l'` and `école`. An article written onto the word stays. */
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
