import type { PupilTask } from '#contracts/homework/pupil-homework.ts';

/** One pupil's work on one task, as stored on a device. */
export interface StoredAnswers {
  /** The id of the current attempt; replaced after the attempt is handed in. */
  clientId: string;
  /** The number of attempts known to be on the server when `clientId` was created. */
  attempts: number;
  /** Absent until the pupil answers an item. */
  submitted?: unknown;
  /**
   * Items whose correct answers are carried over from the last attempt while the pupil redoes only the other
   * items.
   */
  done?: string[];
  /**
   * Increases with every change on any device. Its value is at least the time of the change in milliseconds
   * since 1970.
   */
  version: number;
  /** Time on task so far. */
  seconds: number;
  /** The newest version known to be on the server. */
  sent: number;
  /** True if the pupil has handed in but the server has not responded yet. */
  handedIn: boolean;
  /** The task as last loaded, so that it opens without a connection. */
  task?: PupilTask;
}

export const noAnswers = (clientId: string): StoredAnswers => ({
  clientId,
  attempts: 0,
  version: 0,
  seconds: 0,
  sent: 0,
  handedIn: false,
});

/** True if some stored work is not on the server. */
export const isUnsent = ({ submitted, version, sent, handedIn }: StoredAnswers): boolean =>
  handedIn || (submitted !== undefined && version > sent);

/**
 * The stored state after the pupil's edit in this tab. The latest edit replaces work stored by another tab,
 * unless that work is being handed in. If another tab has already handed in this tab's attempt, a second
 * hand-in is ignored, and any other edit goes into the device's current attempt.
 */
export function afterChange(old: StoredAnswers, mine: StoredAnswers): StoredAnswers {
  if (old.handedIn || (mine.handedIn && mine.clientId !== old.clientId)) return old;
  return {
    ...old,
    ...mine,
    clientId: old.clientId,
    attempts: old.attempts,
    version: old.version > mine.version ? old.version + 1 : mine.version,
    sent: Math.max(old.sent, mine.sent),
  };
}

/**
 * The stored state after the task was loaded: the work on the device or on the server, whichever has the
 * higher version. A pending hand-in is never overwritten. If the server has an attempt unknown to the device,
 * the next attempt gets a new id, because the unknown attempt may already use the current id.
 */
export function afterLoad(
  old: StoredAnswers,
  task: PupilTask,
  newClientId: () => string,
): StoredAnswers {
  const { draft, lastVersion, attempts } = task;
  if (old.handedIn) return { ...old, task };
  // Ignore a stale response: it was requested before the last hand-in and received after it.
  if (attempts < old.attempts) return old;
  const clientId = attempts > old.attempts ? newClientId() : old.clientId;
  const done = attempts > old.attempts ? [] : doneStill(old, task);
  if (old.submitted !== undefined && old.version > lastVersion) {
    return { ...old, clientId, attempts, task, done, sent: Math.max(old.sent, lastVersion) };
  }
  const version = Math.max(old.version, lastVersion);
  const none = { ...noAnswers(clientId), attempts, version, sent: version, task };
  if (!draft) return none;
  // If another device continued the draft, all items are editable, because only this device knew which items
  // were carried over.
  const own = draft.version === old.version ? { done } : {};
  return { ...none, ...own, submitted: draft.submitted, seconds: draft.seconds };
}

/**
 * Returns the carried-over items that are still correct. The teacher may have revoked an answer that was
 * accepted before.
 */
const doneStill = ({ done = [] }: StoredAnswers, { lastRight }: PupilTask): string[] =>
  done.filter((id) => lastRight?.items.includes(id));

/**
 * The stored state after the server has received the attempt: no answers, and a new id for the next attempt.
 */
export const afterHandingIn = (old: StoredAnswers, clientId: string): StoredAnswers => ({
  ...noAnswers(clientId),
  attempts: old.attempts + 1,
  version: old.version,
  sent: old.version,
});
