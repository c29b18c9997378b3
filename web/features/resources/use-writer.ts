import useSWR from 'swr';
import { http } from '#web/app/http/http.ts';

/** Who writes: the demo writer or a model. `languages` are the codes it can write; null means all. */
export interface Writer {
  demo: boolean;
  languages: string[] | null;
  speech: boolean;
}

export function useWriter() {
  return useSWR('/v1/writer', (path) => http.get<Writer>(path), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
}
