import type { PupilTask } from '#contracts/homework/pupil-homework.ts';

/** One pupil's work on one task, as stored on a device. */
export interface StoredAnswers {
  /** Id of the current attempt; replaced once it is handed in. */
  clientId: string;
  /** The number of attempts known to be on the server when that id was created. */
  attempts: number;
  /** Absent until something is answered. */
  submitted?: unknown;
  /** Items carried over from the last attempt while only the others are redone. */
  done?: string[];
  /** Increases with every change on any device; at least the milliseconds since 1970. */
  version: number;
  /** Time on task so far. */
  seconds: number;
  /** The newest version known to be on the server. */
  sent: number;
  /** Handed in by the pupil; the server has not responded yet. */
  handedIn: boolean;
  /** As last loaded, so that the task opens without a connection. */
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
 * The stored state after the pupil's edit in this tab. The latest edit replaces what another tab stored,
 * unless that is being handed in. If another tab has handed this tab's attempt in, it is not handed in again
 * as the next one; the device's current attempt is used.
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
 * The stored state after the task was loaded: the device's work or the server's, whichever has the higher
 * version. A pending hand-in is never overwritten. If the server has an attempt unknown to the device, the
 * next attempt gets a new id, because the old id may belong to that one.
 */
export function afterLoad(
  old: StoredAnswers,
  task: PupilTask,
  newClientId: () => string,
): StoredAnswers {
  const { draft, lastVersion, attempts } = task;
  if (old.handedIn) return { ...old, task };
  // A stale response: requested before the last hand-in, received after it.
  if (attempts < old.attempts) return old;
  const clientId = attempts > old.attempts ? newClientId() : old.clientId;
  const done = attempts > old.attempts ? [] : doneStill(old, task);
  if (old.submitted !== undefined && old.version > lastVersion) {
    return { ...old, clientId, attempts, task, done, sent: Math.max(old.sent, lastVersion) };
  }
  const version = Math.max(old.version, lastVersion);
  const none = { ...noAnswers(clientId), attempts, version, sent: version, task };
  if (!draft) return none;
  // If another device continued the draft, everything is editable: only this device knew which items were
  // carried over.
  const own = draft.version === old.version ? { done } : {};
  return { ...none, ...own, submitted: draft.submitted, seconds: draft.seconds };
}

/** Carried-over items that are still correct: the teacher may have revoked an accepted answer. */
const doneStill = ({ done = [] }: StoredAnswers, { lastRight }: PupilTask): string[] =>
  done.filter((id) => lastRight?.items.includes(id));

/** The stored state once the server has the attempt: no answers, and a new id for the next attempt. */
export const afterHandingIn = (old: StoredAnswers, clientId: string): StoredAnswers => ({
  ...noAnswers(clientId),
  attempts: old.attempts + 1,
  version: old.version,
  sent: old.version,
});
