import { afterPaint } from '#ui/after-paint.ts';
import { http } from '../app/http/http.ts';

/** What the keeper needs of the browser; tests hand in fakes. */
export interface KeeperDependencies {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  put: (path: string, json: unknown) => Promise<unknown>;
  wait: (ms: number) => Promise<void>;
  /** Calls once, in a moment: no press and no slider waits for what is written to the disk. */
  afterPaintOrLeave: (call: () => void) => void;
}

const inBrowser = (): KeeperDependencies => ({
  storage: localStorage,
  put: (path, json) => http.put(path, json),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  afterPaintOrLeave,
});

const settleMs = 600;

/**
 * Keeps an activity's state (seed, options, ids) so that a reload, the print and the pupils' phones
 * show the same: on the server for the resource's owner, on this device for everybody else. What
 * could not be sent stays on this device and is sent when the page opens again.
 */
export function createActivityKeeper(resourceId: string, mine: boolean, world = inBrowser()) {
  const keyOf = (activity: string) => `activity:${resourceId}:${activity}`;
  const sending = new Set<string>();
  const unwritten = new Map<string, unknown>();

  const stored = (activity: string): string | null => {
    try {
      return world.storage.getItem(keyOf(activity));
    } catch {
      return null; // storage is refused
    }
  };

  /** One request at a time, always with the newest state, so that none overtakes a newer one. */
  const send = async (activity: string) => {
    if (sending.has(activity)) return;
    sending.add(activity);
    try {
      for (let json = stored(activity); json !== null; ) {
        await world.wait(settleMs);
        const newest = stored(activity) ?? json;
        await world.put(`/v1/resources/${resourceId}/activities/${activity}`, {
          state: JSON.parse(newest),
        });
        json = stored(activity);
        if (json === newest) {
          world.storage.removeItem(keyOf(activity));
          json = null;
        }
      }
    } catch {
      // It stays on this device.
    } finally {
      sending.delete(activity);
    }
  };

  const write = () => {
    for (const [activity, state] of unwritten) {
      try {
        world.storage.setItem(keyOf(activity), JSON.stringify(state));
      } catch {
        continue; // storage is full or refused: shown now, not kept
      }
      if (mine) void send(activity);
    }
    unwritten.clear();
  };

  return {
    /** What this device holds: newer than the server's, because a kept state is removed from here. */
    read(activity: string): unknown {
      write();
      const json = stored(activity);
      if (json === null) return undefined;
      if (mine) void send(activity);
      try {
        return JSON.parse(json);
      } catch {
        return undefined; // damaged; the next change writes over it
      }
    },
    keep(activity: string, state: unknown): void {
      if (unwritten.size === 0) world.afterPaintOrLeave(write);
      unwritten.set(activity, state);
    },
  };
}

/**
 * Calls once the frame under way has been painted, or at once when the page is left or put out of sight
 * before: a page that nobody sees paints no frame.
 */
export function afterPaintOrLeave(call: () => void, page: EventTarget = window): void {
  const events = ['pagehide', 'visibilitychange'];
  const now = () => {
    takeBack();
    for (const event of events) page.removeEventListener(event, now);
    call();
  };
  const takeBack = afterPaint(now);
  for (const event of events) page.addEventListener(event, now);
}
