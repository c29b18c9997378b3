import useSWR from 'swr';
import type { Progress } from '#contracts/resources/resource.ts';
import { http } from '#web/app/http/http.ts';
import { nextPollMs } from './review/part-states.ts';
import { resourcePath } from './use-resource.ts';

/** How far the parts of a resource are; asks again while anything is on its way, then rests. */
export function useProgress(id: string, watch: boolean) {
  return useSWR(watch ? `${resourcePath(id)}/progress` : null, (path) => http.get<Progress>(path), {
    refreshInterval: (progress) => (progress ? nextPollMs(progress.status, progress.parts) : 2000),
    dedupingInterval: 500,
    shouldRetryOnError: true,
    errorRetryInterval: 4000,
  });
}
