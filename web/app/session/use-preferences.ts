import { type DisplaySettings, defaultDisplay } from '#lessons/draft/display-settings.ts';
import { defaultPreferences, type Preferences } from '#lessons/draft/preferences.ts';
import { http } from '../http/http.ts';
import { useRequest } from '../http/use-request.ts';

/**
 * How the teacher who is signed in usually sets up activities; undefined until it is known, and the
 * product's own where it cannot be had.
 */
export function usePreferences(): Preferences | undefined {
  const { data, error } = useRequest(
    '/v1/me/display',
    (path: string) => http.get<{ display: DisplaySettings | null }>(path),
    // Whoever begins to read it with the lesson spares those who need it afterwards a trip of their own.
    { revalidateOnFocus: false, dedupingInterval: 30_000 },
  );
  if (data) return (data.display ?? defaultDisplay).usual;
  return error ? defaultPreferences : undefined;
}
