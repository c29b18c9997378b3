import { type DisplaySettings, defaultDisplay } from '#lessons/draft/display-settings.ts';
import { defaultPreferences, type Preferences } from '#lessons/draft/preferences.ts';
import { http } from '../http/http.ts';
import { useRequest } from '../http/use-request.ts';

/**
 * The signed-in teacher's usual activity options; undefined until loaded, and the product's defaults if
 * loading fails.
 */
export function usePreferences(): Preferences | undefined {
  const { data, error } = useRequest(
    '/v1/me/display',
    (path: string) => http.get<{ display: DisplaySettings | null }>(path),
    // The preferences are fetched along with the lesson, which saves later callers a separate round trip.
    { revalidateOnFocus: false, dedupingInterval: 30_000 },
  );
  if (data) return (data.display ?? defaultDisplay).usual;
  return error ? defaultPreferences : undefined;
}
