import {
  type InterfaceLocale,
  negotiateLocale,
  offeredLocales,
} from '#language/wordings/interface-languages.ts';

/**
 * The language of the words around a lesson, on the projector and on paper: that of the person who reads them, or one of
 * the lesson's own. Instructions in the language that is learnt belong to the lesson.
 */
export const lessonWords = ['reader', 'native', 'target'] as const;
export type LessonWords = (typeof lessonWords)[number];

/** The languages of a lesson that determine the language of its words. */
interface LessonLanguages {
  from: string;
  to: string;
}

/**
 * Returns the language of the interface for a choice; null if it is the reader's, or if the interface does not have the
 * lesson's language.
 */
export function localeOfWords(
  words: LessonWords | undefined,
  { from, to }: LessonLanguages,
): InterfaceLocale | null {
  if (words === undefined || words === 'reader') return null;
  return negotiateLocale(words === 'native' ? from : to, offeredLocales);
}

/**
 * The cookie with which a page of a lesson asks the gateway for the lesson's own language. Its path is that of the lesson,
 * and it has priority over the person's language.
 */
export const lessonLanguageCookie = 'lesson-language';
