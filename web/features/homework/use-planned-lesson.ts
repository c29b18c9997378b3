import { useMemo } from 'react';
import useSWR from 'swr';
import type { Resource } from '#contracts/resources/resource.ts';
import { lessonMaterial } from '#lessons/draft/lesson-material.ts';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { http } from '#web/app/http/http.ts';
import { useUsual } from '#web/app/session/use-usual.ts';
import type { PlannedLesson } from './make-task.ts';

/** The lesson that homework is planned from, with the fonts of its languages; null until it is here. */
export function usePlannedLesson(id: string | null) {
  const { data, error, mutate } = useSWR(
    id === null ? null : `/v1/resources/${encodeURIComponent(id)}`,
    (path: string) => http.get<Resource>(path),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  useFonts(data?.text.target, data?.text.native);
  const usual = useUsual();
  const lesson = useMemo<PlannedLesson | null>(
    () =>
      data && usual
        ? {
            material: lessonMaterial(data),
            activities: data.activities,
            usual,
            isFinal: data.status === 'final',
          }
        : null,
    [data, usual],
  );
  return { resource: data ?? null, lesson, error: data ? undefined : error, again: mutate };
}
