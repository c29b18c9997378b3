import useSWR from 'swr';
import { sharedGet } from '#web/app/http/shared-get.ts';

/** Who writes: the demo writer or a model. `languages` are the codes it can write; null means all. */
export interface Writer {
  demo: boolean;
  languages: string[] | null;
  speech: boolean;
}

export function useWriter() {
  return useSWR('/v1/writer', (path) => sharedGet<Writer>(path), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
}
