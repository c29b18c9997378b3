import type { Resource } from '#contracts/resources/resource.ts';
import { definitionOf } from '#lessons/activities/definitions.ts';
import { activityNames } from '#lessons/activities/registry.ts';
import { type DisplaySettings, defaultDisplay } from '#lessons/draft/display-settings.ts';
import { lessonMaterial } from '#lessons/draft/lesson-material.ts';
import { printedQuestions, questionSheets } from '#lessons/questions/sheets.ts';
import { type SheetOffer, sheetOffers } from '#lessons/sheets/sheet-offers.ts';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { createActivityKeeper } from '#web/teach/keep-activity.ts';

/** A resource with every worksheet that it can give. */
export interface PrintableLesson {
  resource: Resource;
  offers: SheetOffer[];
  /** How this teacher's lessons look: font and line height are carried over to paper. */
  display: DisplaySettings;
}

/** Fetches a resource, its fonts and its sheets. Its activities are as this device last saw them. */
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
      // Without it the sheets look as they do for everybody.
      () => defaultDisplay,
    ),
    // The code of the sheets comes while the resource is on its way.
    ...activityNames.map(definitionOf),
    ...printedQuestions.map((name) => questionSheets[name]()),
  ]);
  const material = lessonMaterial(resource);
  const keeper = createActivityKeeper(resource.id, resource.mine);
  const stored = Object.fromEntries(
    activityNames.map((name) => [name, keeper.read(name) ?? resource.activities[name]]),
  );
  return { resource, display, offers: await sheetOffers(material, stored, display.usual) };
}
