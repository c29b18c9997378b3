import { t } from '@lingui/core/macro';
import { type LessonWords, lessonWords, localeOfWords } from '#contracts/resources/lesson-words.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';

/** The choices for the language of the words around a lesson. Leaves out a language that the interface does not have. */
export function lessonWordsOptions(
  lesson: Pick<Resource, 'from' | 'to'>,
): { value: LessonWords; label: string }[] {
  const labels = {
    reader: t`My own language`,
    native: t`The class’s language: ${{ language: nameOfLanguage(lesson.from) }}`,
    target: t`The language they learn: ${{ language: nameOfLanguage(lesson.to) }}`,
  };
  return lessonWords
    .filter((words) => words === 'reader' || localeOfWords(words, lesson) !== null)
    .map((value) => ({ value, label: labels[value] }));
}
