import type { PupilTask } from '#contracts/homework/pupil-homework.ts';

/** What a device keeps of one pupil's work at one task. */
export interface StoredAnswers {
  /** Of the attempt that is being made; once it is handed in, the next one has another. */
  clientId: string;
  /** How many attempts the server had when that id was made, as far as was known. */
  attempts: number;
  /** Left out while nothing is done. */
  submitted?: unknown;
  /** Items whose answers are kept from the last attempt, while only the others are done again. */
  done?: string[];
  /** Grows with every change, on whatever device: milliseconds since 1970 at least. */
  version: number;
  /** Time on task so far. */
  seconds: number;
  /** The newest version that the server is known to have. */
  sent: number;
  /** Handed in by the pupil; the server has not answered yet. */
  handedIn: boolean;
  /** As it was loaded last, so that the task opens without a connection. */
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

/** Whether something is kept that the server does not have. */
export const isUnsent = ({ submitted, version, sent, handedIn }: StoredAnswers): boolean =>
  handedIn || (submitted !== undefined && version > sent);

/**
 * What is kept after the pupil changed something in this tab. What was typed last wins over what another
 * tab kept, except what is being handed in. The attempt is the one that the device is at: an attempt that
 * another tab handed in is not handed in again as the next one.
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
 * What is kept once the task is loaded: the newer of device and server by its version. Work that was
 * handed in and not answered stays as it is, whatever the server has. Where the server has an attempt
 * that the device did not know of, the next one is numbered anew: the old id may be that one's.
 */
export function afterLoad(
  old: StoredAnswers,
  task: PupilTask,
  newClientId: () => string,
): StoredAnswers {
  const { draft, lastVersion, attempts } = task;
  if (old.handedIn) return { ...old, task };
  // Asked before the last attempt was handed in, and answered after it: that is the past.
  if (attempts < old.attempts) return old;
  const clientId = attempts > old.attempts ? newClientId() : old.clientId;
  const done = attempts > old.attempts ? [] : doneStill(old, task);
  if (old.submitted !== undefined && old.version > lastVersion) {
    return { ...old, clientId, attempts, task, done, sent: Math.max(old.sent, lastVersion) };
  }
  const version = Math.max(old.version, lastVersion);
  const none = { ...noAnswers(clientId), attempts, version, sent: version, task };
  if (!draft) return none;
  // What another device has typed on is all to be changed: only this one knows what was kept.
  const own = draft.version === old.version ? { done } : {};
  return { ...none, ...own, submitted: draft.submitted, seconds: draft.seconds };
}

/** What is kept and still right: the teacher may have taken an accepted answer back. */
const doneStill = ({ done = [] }: StoredAnswers, { lastRight }: PupilTask): string[] =>
  done.filter((id) => lastRight?.items.includes(id));

/** What is kept once the server has the attempt: nothing of it, and the next one under its own id. */
export const afterHandingIn = (old: StoredAnswers, clientId: string): StoredAnswers => ({
  ...noAnswers(clientId),
  attempts: old.attempts + 1,
  version: old.version,
  sent: old.version,
});
