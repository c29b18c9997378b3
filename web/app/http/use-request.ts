import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';

/**
 * `useSWR` with the defaults of this app: a failed request is not repeated unless the caller says so.
 * An `SWRConfig` around the app would bring SWR into the shell, also for the screens that need none.
 */
export const useRequest = <Data, const Key extends string | readonly string[]>(
  key: Key | null,
  fetch: (key: Key) => Promise<Data>,
  options?: SWRConfiguration<Data>,
): SWRResponse<Data> => useSWR(key, fetch, { shouldRetryOnError: false, ...options });
