import useSWR from 'swr';
import type { SignedInDevice } from '#contracts/account/account.ts';
import { http } from '../../app/http/http.ts';

/** Where the person is signed in. */
export const useDevices = () =>
  useSWR('/v1/me/sessions', (path) => http.get<SignedInDevice[]>(path), {
    shouldRetryOnError: false,
  });
