import useSWR from 'swr';
import type { Writer } from '#contracts/ai-jobs/writer.ts';
import { sharedGet } from '#web/app/http/shared-get.ts';

/** Who writes the texts; undefined until known. Read once for the screens that make a resource. */
export function useWriter() {
  return useSWR('/v1/writer', (path) => sharedGet<Writer>(path), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
}
