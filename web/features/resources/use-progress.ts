import type { Progress, Resource } from '#contracts/resources/resource.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { nextPollMs } from './review/part-states.ts';
import { resourcePath } from './use-resource.ts';

/**
 * The progress of a resource's parts. The hook polls while any part is in progress. The fetched resource
 * includes its progress at that time, so a finished resource is never polled.
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
