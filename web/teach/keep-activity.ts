import type { Resource } from '#contracts/resources/resource.ts';
import { activityNames } from '#lessons/activities/menu.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { http } from '../app/http/http.ts';
import { activityKey } from '../app/storage-keys.ts';

/** Browser dependencies; tests pass fakes. */
export interface KeeperDependencies {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  put: (path: string, json: unknown) => Promise<unknown>;
  wait: (ms: number) => Promise<void>;
  /**
   * Calls the function once, shortly afterwards, so that presses and sliders do not wait for a write to disk.
   */
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
 * Persists an activity's state (seed, options, ids), so that a reload, the printout and the pupils' phones
 * show the same content. For the resource's owner, the state is stored on the server; for all other users, on
 * this device. State that could not be sent stays on this device and is sent when the page is next opened.
 */
export function createActivityKeeper(resourceId: string, mine: boolean, world = inBrowser()) {
  const keyOf = (activity: string) => activityKey(resourceId, activity);
  const sending = new Set<string>();
  const unwritten = new Map<string, unknown>();

  const stored = (activity: string): string | null => {
    try {
      return world.storage.getItem(keyOf(activity));
    } catch {
      return null; // storage is blocked
    }
  };

  /**
   * Sends one request at a time, always with the newest state, so that an older state never overwrites a
   * newer one.
   */
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
      // The state stays on this device.
    } finally {
      sending.delete(activity);
    }
  };

  const write = () => {
    for (const [activity, state] of unwritten) {
      try {
        world.storage.setItem(keyOf(activity), JSON.stringify(state));
      } catch {
        continue; // storage is full or blocked: shown now, not persisted
      }
      if (mine) void send(activity);
    }
    unwritten.clear();
  };

  return {
    /**
     * Returns this device's copy. The copy is newer than the state on the server, because it is deleted once
     * it has been saved there.
     */
    read(activity: string): unknown {
      write();
      const json = stored(activity);
      if (json === null) return undefined;
      if (mine) void send(activity);
      try {
        return JSON.parse(json);
      } catch {
        return undefined; // corrupt; the next change overwrites it
      }
    },
    keep(activity: string, state: unknown): void {
      if (unwritten.size === 0) world.afterPaintOrLeave(write);
      unwritten.set(activity, state);
    },
  };
}

/**
 * The states of a lesson's activities as this teacher sees them: the copies on this device or, for activities
 * without a copy, the states stored with the lesson. Sheets, homework and the projector all use these states.
 */
export function activityStates(
  { id, mine, activities }: Pick<Resource, 'id' | 'mine' | 'activities'>,
  world = inBrowser(),
): Record<string, unknown> {
  const keeper = createActivityKeeper(id, mine, world);
  return Object.fromEntries(
    activityNames.map((name) => [name, keeper.read(name) ?? activities[name]]),
  );
}

/**
 * Calls the function once the current frame has been painted. If the page is left or hidden before this,
 * calls it immediately, because a hidden page paints no frames.
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
