import useSWR from 'swr';
import type { User } from '#contracts/access/user.ts';
import { sharedGet } from '../http/shared-get.ts';

const path = '/v1/me';

/**
 * The signed-in person's own record, read once for all parts of a screen: one that appears later takes what
 * is there. Whoever changes it says so by `mutate('/v1/me')`; coming back to the window reads it again.
 */
export const useUser = () =>
  useSWR(path, () => sharedGet<User>(path), {
    shouldRetryOnError: false,
    revalidateIfStale: false,
  });
