import {
  type LessonWords,
  lessonLanguageCookie,
  localeOfWords,
} from '#contracts/resources/lesson-words.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import type { InterfaceLocale } from '#language/wordings/interface-languages.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { http } from '../app/http/http.ts';
import { storeLanguage } from '../app/session/store-language.ts';

type LessonInLanguage = Pick<Resource, 'id' | 'words' | 'from' | 'to' | 'mine'>;

/** The language that this browser has stored for the lesson on this page; null if there is none. */
function readStored(): string | null {
  const start = `${lessonLanguageCookie}=`;
  const own = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return own?.slice(start.length) || null;
}

/** Stores the language of the lesson's page for the gateway, and loads the page in it. */
function loadIn(locale: InterfaceLocale | null): void {
  storeLanguage(lessonLanguageCookie, locale, location.pathname.replace(/\/$/, ''));
  location.reload();
}

/** The choice that applies to the lesson in this browser. */
export function wordsInUse(lesson: LessonInLanguage): LessonWords {
  const stored = lesson.mine ? null : readStored();
  if (stored === null) return lesson.words ?? 'reader';
  const own = (['native', 'target'] as const).find(
    (words) => localeOfWords(words, lesson) === stored,
  );
  return own ?? 'reader';
}

/**
 * Sets the language of the words around a lesson and loads the page in it: for everybody if the lesson is the user's own,
 * otherwise in this browser. Throws `HttpError`.
 */
export async function chooseWords(lesson: LessonInLanguage, words: LessonWords): Promise<void> {
  if (lesson.mine) await http.put(`/v1/resources/${lesson.id}/lesson-words`, { words });
  loadIn(localeOfWords(words, lesson));
}

/**
 * Loads the page again if its owner has chosen another language for the lesson than the page has. The gateway does not
 * know the choice for a lesson that only a signed-in person may see.
 */
export function followWords(lesson: LessonInLanguage): void {
  const wanted = localeOfWords(lesson.words, lesson);
  const stored = readStored();
  if (
    wanted === null ? lesson.mine && stored !== null : wanted !== i18n.locale && stored === null
  ) {
    loadIn(wanted);
  } else if (lesson.mine && wanted !== null && stored !== null && stored !== wanted) {
    loadIn(wanted);
  }
}
