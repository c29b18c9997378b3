import { useUser } from '#web/app/session/use-user.ts';

/** How many accounts of pupils the plan has, and how many of them are used and left. */
export interface PupilSeats {
  total: number;
  used: number;
  left: number;
}

/** The places of one's own plan, or of the department's; null until they are known. */
export function useSeats(): PupilSeats | null {
  const { data } = useUser();
  if (!data) return null;
  const { totalPupilsAllowed: total, remainingPupils: left } = data;
  return { total, used: total - left, left };
}
