import type { SignedInDevice } from '#contracts/account/account.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { http } from '../../app/http/http.ts';

/** Where the person is signed in. */
export const useDevices = () =>
  useRequest('/v1/me/sessions', (path) => http.get<SignedInDevice[]>(path));
