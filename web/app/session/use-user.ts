import { mutate } from 'swr';
import type { User } from '#contracts/access/user.ts';
import { http } from '../http/http.ts';
import { sharedGet } from '../http/shared-get.ts';
import { useRequest } from '../http/use-request.ts';
import { changesUser } from './session.ts';

const path = '/v1/me';

/**
 * The signed-in user's own record. It is fetched once for all parts of a screen; parts mounted later use the
 * cache. It is fetched again after a successful change, and when the window regains focus.
 */
export const useUser = () =>
  useRequest(path, () => sharedGet<User>(path), {
    revalidateIfStale: false,
  });

http.onWritten((call) => {
  if (changesUser(call)) void mutate(path);
});
