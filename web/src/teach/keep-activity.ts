import { http } from '../http.ts';

const waitMs = 600;

/**
 * Keeps an activity's state (seed, options, ids) so that a reload, the print and the pupils' phones
 * show the same: on the server for the resource's owner, on this device for everybody else.
 */
export function createActivityKeeper(resourceId: string, mine: boolean) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const keyOf = (activity: string) => `activity:${resourceId}:${activity}`;

  const send = (activity: string, state: unknown) =>
    http
      .put(`/v1/resources/${resourceId}/activities/${activity}`, { state })
      .then(() => localStorage.removeItem(keyOf(activity)))
      // It stays on this device and is sent with the next change.
      .catch(() => undefined);

  return {
    /** What this device holds: newer than the server's, because a kept state is removed from here. */
    read(activity: string): unknown {
      const json = localStorage.getItem(keyOf(activity));
      return json ? JSON.parse(json) : undefined;
    },
    keep(activity: string, state: unknown): void {
      localStorage.setItem(keyOf(activity), JSON.stringify(state));
      if (!mine) return;
      clearTimeout(timers.get(activity));
      timers.set(activity, setTimeout(send, waitMs, activity, state));
    },
  };
}
