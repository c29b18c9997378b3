import type { HandedIn, HandIn, PupilTask, TaskDraft } from '#contracts/homework/pupil-homework.ts';
import type { HttpError } from '#ui/http-error.ts';
import { type AnswersShown, nothingShown } from './answers.ts';
import { noAnswers, type StoredAnswers } from './stored-answers.ts';

/** The state of a pupil's work on one task, as seen by one tab. Its fields change independently. */
export interface SyncState {
  /** The store's entry with the edits from this tab that are not stored yet. */
  kept: StoredAnswers;
  shown: AnswersShown;
  isOpen: boolean;
  /**
   * `edits` is the number of the pupil's edits in this tab; `written` is how many of these edits are in the
   * store.
   */
  edits: number;
  written: number;
  /** Consecutive failed requests. */
  failures: number;
  /**
   * The number of drafts that are waiting for a response. It exceeds one only if the page was left during a
   * request.
   */
  sending: number;
  unsentSince: number | null;
  /** The moment up to which time on task has been counted. Breaks before this moment were not counted. */
  countedTo: number;
  lastLoad: number;
  /**
   * The id of the attempt that is being handed in; the response to an earlier attempt may still be pending.
   */
  delivering: string | null;
  /** Time of the latest event, in milliseconds since 1970. */
  now: number;
}

export const notOpened = (clientId: string, now: number): SyncState => ({
  kept: noAnswers(clientId),
  shown: nothingShown,
  isOpen: false,
  edits: 0,
  written: 0,
  failures: 0,
  sending: 0,
  unsentSince: null,
  countedTo: now,
  lastLoad: 0,
  delivering: null,
  now,
});

/** The pupil's actions on the screen. */
export type Edit =
  | { type: 'change'; submitted: unknown }
  | { type: 'onlyWrong' | 'changeAll' | 'handIn' };
type Open = { type: 'open'; sendOnly: boolean };
/** Another tab changed the entry; `clientId` is the id of this tab's attempt at that time. */
type Look = { type: 'look'; clientId: string };

/**
 * Requests to the store and the server. Each results in its own event (for example, `load` results in
 * `loaded`) or in `failed`.
 */
export type Read = { type: 'read'; cause: Open | Look };
export type Load = { type: 'load'; next: 'go on' | 'adopt' };
type Send = { type: 'send'; draft: Omit<TaskDraft, 'pupilId'> };
type Deliver = { type: 'deliver'; attempt: Omit<HandIn, 'pupilId'> };
export type Request = Read | Load | Send | Deliver;
type Loaded = { type: 'loaded'; next: Load['next']; task: PupilTask };
/** `version` is the newest version on the server, which may come from another device. */
type Sent = { type: 'sent'; draft: Send['draft']; version: number };
type Delivered = { type: 'delivered'; attempt: Deliver['attempt']; handedIn: HandedIn };
export type Failed = { type: 'failed'; request: Request; error: unknown };

/**
 * The events that change the stored entry. `refused` means that the server has permanently rejected a
 * hand-in.
 */
export type Cause =
  | Edit
  | Loaded
  | Sent
  | Delivered
  | { type: 'refused'; attempt: Deliver['attempt']; error: HttpError };

export type SyncEvent =
  | Edit
  | Open
  | Look
  | { type: 'again' | 'wake' | 'leave' | 'retry' | 'close' }
  | { type: 'found'; cause: Read['cause']; stored: StoredAnswers | undefined }
  | Loaded
  | Sent
  | Delivered
  | Failed
  /**
   * The entry was written. `stored` is its new content, which includes the first `edits` edits from this tab.
   */
  | { type: 'written'; cause: Cause; stored: StoredAnswers; edits: number }
  /** All writes that were queued before this hand-in are done. */
  | { type: 'flushed'; asked: StoredAnswers }
  | { type: 'due'; next: Timer['next'] }
  | { type: 'retryDue'; attempt: Deliver['attempt'] };

/** A delay in milliseconds, or the failure that determines the retry delay. */
export type Wait = number | { failures: number; error: unknown };
/** Starts the timer and replaces a running timer. The `due` event follows when it expires. */
type Timer = { type: 'timer'; wait: Wait; next: 'send' | 'go on' };

export type SyncEffect =
  | Request
  /** Updates the entry with `storedAfter`, after all earlier writes; the `written` event follows. */
  | { type: 'write'; cause: Cause }
  /** Waits for all earlier writes; the `flushed` event follows. */
  | { type: 'flush'; asked: StoredAnswers }
  | Timer
  | { type: 'stopTimer' }
  /**
   * Starts a retry timer for this attempt. The `retryDue` event follows when the timer expires, or
   * immediately after a `retryNow`.
   */
  | { type: 'retryLater'; wait: Wait; attempt: Deliver['attempt'] }
  | { type: 'retryNow' }
  /** Settles the promises of all callers that handed in this attempt. */
  | { type: 'settle'; clientId: string; result: HandedIn | { error: unknown } };
