import { type LessonWords, localeOfWords } from '#contracts/resources/lesson-words.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import { createSpeaker, type Speaker, type Wordings } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** The speaker of printed sheets; null while its wordings load. `failed` is true if they could not be loaded. */
interface SheetSpeech {
  speaker: Speaker | null;
  failed: boolean;
}

/**
 * The speaker for the words of printed sheets, which can be in one of the lesson's languages. Its wordings are loaded only
 * if the page is in another language.
 */
export function useSheetSpeaker(
  words: LessonWords,
  lesson: Pick<Resource, 'from' | 'to'>,
): SheetSpeech {
  const locale = localeOfWords(words, lesson);
  const isOther = locale !== null && locale !== i18n.locale;
  const { data, error } = useRequest(
    isOther ? ['sheet wordings', locale] : null,
    async () => createSpeaker(locale ?? '', await loadWordings(locale ?? '')),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  if (!isOther) return { speaker: i18n, failed: false };
  return { speaker: data ?? null, failed: error !== undefined };
}

/** Loads the wordings that the build has written for sheets in a language (`scripts/site-languages.ts`). */
async function loadWordings(locale: string): Promise<Wordings> {
  const answer = await fetch(`/pages/${locale}/sheet-wordings.json`);
  if (!answer.ok) throw new Error(`no wordings for sheets in ${locale}: ${answer.status}`);
  return answer.json();
}
