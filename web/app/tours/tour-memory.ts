import { isTourName, type TourName } from '#contracts/tours/tour-names.ts';
import { http } from '../http/http.ts';
import { persistJson } from '../persist-json.ts';

/** Browser dependencies, which tests replace with fakes. */
export interface MemoryDependencies {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  get: (path: string) => Promise<unknown>;
  post: (path: string, json: unknown) => Promise<unknown>;
  log: (...words: unknown[]) => void;
}

const inBrowser = (): MemoryDependencies => ({
  storage: localStorage,
  get: (path) => http.get(path, { sendOnce: true }),
  post: (path, json) => http.post(path, json, { sendOnce: true, keepalive: true }),
  log: (...words) => console.info(...words),
});

/** Local storage key of the tours a teacher has exited on this device. */
export const toursKey = (userId: string) => `lexiloom-tours:${userId}`;

/**
 * Remembers which tours a teacher has exited. Looks for an exit on the device and, if none is stored there,
 * asks the server. Failures are only logged (specification 8). A tour of unknown state counts as seen, so
 * that it does not restart every morning on a poor connection.
 */
export function createTourMemory(userId: string, world: MemoryDependencies = inBrowser()) {
  const key = toursKey(userId);

  const known = (): TourName[] => {
    try {
      const kept: unknown = JSON.parse(world.storage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((name) => isTourName(String(name))) : [];
    } catch {
      return []; // storage is blocked or its data corrupt: same as empty
    }
  };
  const keep = (name: TourName) => {
    try {
      world.storage.setItem(key, JSON.stringify([...new Set([...known(), name])]));
    } catch {
      // Storage is full or blocked, but the server also stores the exit.
    }
  };

  return {
    async seen(name: TourName): Promise<boolean> {
      if (known().includes(name)) return true;
      try {
        const answer = await world.get(`/custom_tour/${name}`);
        const at = typeof answer === 'object' && answer && Reflect.get(answer, 'seenAt');
        if (at === null) return false;
        keep(name);
        return true;
      } catch (error) {
        world.log('Whether the tour was seen is not known', error);
        return true;
      }
    },
    async exit(name: TourName): Promise<void> {
      keep(name);
      try {
        await world.post('/custom_tour', { page: name });
      } catch (error) {
        world.log('The tour is remembered on this device only', error);
      }
    },
  };
}

/** A tour that continues on another page. */
interface TourProgress {
  name: TourName;
  from: number;
}

const key = 'lexiloom-tour-goes-on';

/** Stores where a tour continues, for this tab only; null deletes it. */
export function persistTourStep(
  next: TourProgress | null,
  storage: Storage = sessionStorage,
): void {
  persistJson(storage, key, next);
}

/** The step at which this tour continues; 0 if it is not in progress. */
export function nextTourStepAt(
  name: TourName,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): number {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return 0;
    const of = Reflect.get(kept, 'name');
    const from = Reflect.get(kept, 'from');
    return of === name && Number.isInteger(from) ? Math.max(0, from) : 0;
  } catch {
    return 0;
  }
}
