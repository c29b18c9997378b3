import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';

/**
 * `useSWR` with this app's defaults: no retry after a failure unless the caller enables it. An `SWRConfig`
 * around the app is not used, because it would load SWR with the shell, even for screens that do not need it.
 */
export const useRequest = <Data, const Key extends string | readonly string[]>(
  key: Key | null,
  fetch: (key: Key) => Promise<Data>,
  options?: SWRConfiguration<Data>,
): SWRResponse<Data> => useSWR(key, fetch, { shouldRetryOnError: false, ...options });
