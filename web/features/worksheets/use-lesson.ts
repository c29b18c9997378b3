import type { Resource } from '#contracts/resources/resource.ts';
import { definitionOf } from '#lessons/activities/definitions.ts';
import { activityNames } from '#lessons/activities/menu.ts';
import { type DisplaySettings, defaultDisplay } from '#lessons/draft/display-settings.ts';
import { lessonMaterial } from '#lessons/draft/lesson-material.ts';
import { printedQuestions, questionSheets } from '#lessons/questions/sheets.ts';
import { type SheetOffer, sheetOffers } from '#lessons/sheets/sheet-offers.ts';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { activityStates } from '#web/teach/keep-activity.ts';

/** A resource with all worksheets that it offers. */
export interface PrintableLesson {
  resource: Resource;
  offers: SheetOffer[];
  /** The teacher's display settings. Font and line height also apply on paper. */
  display: DisplaySettings;
}

/**
 * Fetches a resource, its fonts and its sheets. The sheets use the activity states last stored on this
 * device.
 */
export function useLesson(id: string | null) {
  const asked = useRequest(id === null ? null : ['worksheet', id], () => loadLesson(id ?? ''), {
    revalidateOnFocus: false,
  });
  useFonts(asked.data?.resource.text.target, asked.data?.resource.text.native);
  return asked;
}

async function loadLesson(id: string): Promise<PrintableLesson> {
  const [resource, display] = await Promise.all([
    http.get<Resource>(`/v1/resources/${encodeURIComponent(id)}`),
    http.get<{ display: DisplaySettings | null }>('/v1/me/display').then(
      (answer) => answer.display ?? defaultDisplay,
      // If the display settings cannot be fetched, the sheets use the defaults.
      () => defaultDisplay,
    ),
    // Load the sheets' code in parallel with the resource.
    ...activityNames.map(definitionOf),
    ...printedQuestions.map((name) => questionSheets[name]()),
  ]);
  const material = lessonMaterial(resource);
  const offers = await sheetOffers(material, activityStates(resource), display.usual);
  return { resource, display, offers };
}
