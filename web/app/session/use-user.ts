import { mutate } from 'swr';
import type { User } from '#contracts/access/user.ts';
import { http } from '../http/http.ts';
import { sharedGet } from '../http/shared-get.ts';
import { useRequest } from '../http/use-request.ts';
import { changesUser } from './session.ts';

const path = '/v1/me';

/**
 * The signed-in person's own record, read once for all parts of a screen: one that appears later takes what
 * is there. A change of it that the server has made reads it again, and so does coming back to the window.
 */
export const useUser = () =>
  useRequest(path, () => sharedGet<User>(path), {
    revalidateIfStale: false,
  });

http.onWritten((call) => {
  if (changesUser(call)) void mutate(path);
});
