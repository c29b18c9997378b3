import type { DisplaySettings } from '#lessons/draft/display-settings.ts';
import { parseDisplay } from '#lessons/draft/parse-display.ts';
import { http } from '../app/http/http.ts';

/** What the keeper needs of the browser; tests hand in fakes. */
export interface DisplayDependencies {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  get: (path: string) => Promise<unknown>;
  put: (path: string, json: unknown) => Promise<unknown>;
  wait: (ms: number) => Promise<void>;
}

const inBrowser = (): DisplayDependencies => ({
  storage: localStorage,
  get: (path) => http.get(path),
  put: (path, json) => http.put(path, json),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

const path = '/v1/me/display';
const settleMs = 800;

/**
 * Keeps how lessons look: on this device for the first paint, and on the server for a teacher who is
 * signed in (`who` is their id). The server's word counts, unless this device has a change that never
 * arrived there: then that one is newer and is sent.
 */
export function createDisplayKeeper(who: string | null, world = inBrowser()) {
  const key = `lexiloom-display:${who ?? 'visitor'}`;
  let sending = false;

  const stored = (): { settings: DisplaySettings; unsent: boolean } | null => {
    try {
      const kept: unknown = JSON.parse(world.storage.getItem(key) ?? 'null');
      if (typeof kept !== 'object' || kept === null) return null;
      return {
        settings: parseDisplay(Reflect.get(kept, 'settings')),
        unsent: Reflect.get(kept, 'unsent') === true,
      };
    } catch {
      return null; // refused or damaged storage is as good as none
    }
  };
  const store = (settings: DisplaySettings, unsent: boolean) => {
    try {
      world.storage.setItem(key, JSON.stringify({ settings, unsent }));
    } catch {
      // Storage is full or refused: shown now, not kept.
    }
  };

  /** One request at a time, with the newest settings, until what was sent is the newest. */
  const send = async () => {
    if (sending) return;
    sending = true;
    try {
      for (let kept = stored(); kept?.unsent; kept = stored()) {
        await world.wait(settleMs);
        const newest = stored()?.settings ?? kept.settings;
        await world.put(path, newest);
        const now = stored()?.settings ?? newest;
        if (JSON.stringify(now) === JSON.stringify(newest)) store(newest, false);
      }
    } catch {
      // It stays on this device, marked as not sent.
    } finally {
      sending = false;
    }
  };

  return {
    /** What this device knows, at once. */
    read: (): DisplaySettings => stored()?.settings ?? parseDisplay(null),
    keep(settings: DisplaySettings): void {
      store(settings, who !== null);
      if (who !== null) void send();
    },
    /** The server's settings, when they are others than this device's; null when there is nothing new. */
    async refresh(): Promise<DisplaySettings | null> {
      if (who === null) return null;
      if (stored()?.unsent) {
        await send();
        return null;
      }
      try {
        const answer = await world.get(path);
        const display: unknown =
          typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'display') : null;
        // A change made while this was on its way is newer than the answer.
        if (!display || stored()?.unsent) return null;
        const settings = parseDisplay(display);
        if (JSON.stringify(settings) === JSON.stringify(stored()?.settings)) return null;
        store(settings, false);
        return settings;
      } catch {
        return null; // no network: what this device knows is good enough
      }
    },
  };
}
