import { createHmac } from 'node:crypto';
import type { TaskNames } from '#lessons/tasks/task-names.ts';

/**
 * Creates pupil-specific ids ("names") for the contents of one task: HMAC-SHA-256 of each stored id. The key
 * is specific to this pupil's homework and task, and only the Workers can derive it.
 *
 * Neither a name nor the position of a choice reveals anything about the stored ids or another pupil's names.
 * The names change if `SESSION_SECRET` changes; the database contains only the stored ids.
 *
 * Uses Node's crypto, because WebCrypto would need a promise for each of hundreds of ids.
 */
export function pupilNames(
  secret: string,
  { pupilHomeworkId, taskId }: { pupilHomeworkId: number; taskId: number },
): TaskNames {
  const key = hmac(secret, ['names before a pupil', pupilHomeworkId, taskId]).digest();
  const name = (id: string, within: string) =>
    hmac(key, [within, id]).digest('hex').slice(0, nameLength);
  return {
    name,
    mix(items, within, looks) {
      const drawn = (round: number) =>
        items
          .map((item) => ({ item, place: name(item.id, `${within}, order ${round}`) }))
          .sort((one, other) => (one.place < other.place ? -1 : 1))
          .map(({ item }) => item);
      const looksOf = (order: typeof items) => JSON.stringify(order.map((item) => looks?.(item)));
      let round = 0;
      let mixed = drawn(round);
      if (!looks || new Set(items.map(looks)).size < 2) return mixed;
      // Shuffle again instead of rotating, so that each of the other orders is equally likely.
      while (looksOf(mixed) === looksOf(items)) mixed = drawn(++round);
      return mixed;
    },
  };
}

/** 64 bits in hex, enough to avoid collisions among a task's few thousand ids. */
const nameLength = 16;

const hmac = (key: string | Uint8Array, parts: readonly (string | number)[]) =>
  createHmac('sha256', key).update(JSON.stringify(parts));
