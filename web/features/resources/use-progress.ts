import type { Progress, Resource } from '#contracts/resources/resource.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { nextPollMs } from './review/part-states.ts';
import { resourcePath } from './use-resource.ts';

/**
 * How far the parts of a resource are; asks again while anything is on its way, then rests. The resource
 * itself says how far they were when it was fetched, so one that is made is not asked about at all.
 */
export function useProgress(resource: Resource, watch: boolean) {
  const { id, revision, status, parts } = resource;
  const pollMs = (progress: Progress = { revision, status, parts }) =>
    nextPollMs(progress.status, progress.parts);
  return useRequest(
    watch ? `${resourcePath(id)}/progress` : null,
    (path) => http.get<Progress>(path),
    {
      refreshInterval: pollMs,
      revalidateOnMount: pollMs() > 0,
      dedupingInterval: 500,
      shouldRetryOnError: true,
      errorRetryInterval: 4000,
    },
  );
}
