import useSWR from 'swr';
import type { User } from '#contracts/access/user.ts';
import { http } from '#web/app/http/http.ts';

/** How many accounts of pupils the plan has, and how many of them are used and left. */
export interface PupilSeats {
  total: number;
  used: number;
  left: number;
}

/** The places of one's own plan, or of the department's; null until they are known. */
export function useSeats() {
  const { data, mutate } = useSWR('/v1/me', (path) => http.get<User>(path), {
    shouldRetryOnError: false,
  });
  const places: PupilSeats | null = data
    ? {
        total: data.totalPupilsAllowed,
        used: data.totalPupilsAllowed - data.remainingPupils,
        left: data.remainingPupils,
      }
    : null;
  return { places, refresh: mutate };
}
