import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { FoundPage } from '#contracts/content/page.ts';
import { http } from '#web/app/http/http.ts';

/** Milliseconds of quiet before a search is sent. */
const quietMs = 200;

/** What a search finds; typing waits a moment, and the last answer stays while the next one is fetched. */
export function useFoundPages(typed: string) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), quietMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error } = useSWR(
    asked === '' ? null : `/v1/content/search?q=${encodeURIComponent(asked)}`,
    (path: string) => http.get<FoundPage[]>(path),
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  return { asked, found: asked === '' ? undefined : data, error };
}
