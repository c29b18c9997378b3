import type { HandedIn, PupilTask } from '#contracts/homework/pupil-homework.ts';
import type { HttpError } from '#ui/http-error.ts';

/**
 * Storage state of the pupil's latest work: `saved` on the server, `saving` while the request is running, or
 * `on this device` while the server is unreachable (it is sent automatically later).
 */
export type Kept = 'saved' | 'saving' | 'on this device';

/**
 * A pupil's answers to one task and the actions on them, for the screen that shows it. All of this survives a
 * reload.
 */
export interface Answers {
  /** Undefined while loading. */
  task: PupilTask | undefined;
  /**
   * The pupil's work in the format of the template's `Submitted`: empty at first, afterwards the stored work.
   */
  submitted: unknown;
  /** Takes the pupil's complete work so far, after every change. */
  change: (submitted: unknown) => void;
  /** Dismisses the displayed result to start another attempt. */
  again: () => void;
  /** Items carried over from the last attempt while only the others are redone; usually empty. */
  done: readonly string[];
  /** Starts an attempt with the correct answers of the last one (`task.lastRight`); the others are empty. */
  onlyWrong: () => void;
  /** Makes the carried-over items editable too. */
  changeAll: () => void;
  saved: Kept;
  /**
   * Hands the task in. Resolves with the mark, even if the connection must recover first; idempotent if
   * called twice. Rejects with the `HttpError` that is also in `problem`.
   */
  handIn: () => Promise<HandedIn>;
  /** True from the hand-in until its response. */
  handingIn: boolean;
  /** Handed in, but stored only on this device so far; sent automatically once there is a connection. */
  waiting: boolean;
  /**
   * The mark, once received, including for a hand-in that resumed after a reload. Null again once another
   * attempt starts.
   */
  outcome: HandedIn | null;
  /** Why loading or handing in failed; its `message` is the sentence to show. */
  problem: HttpError | null;
  /** Retries whatever caused `problem`. */
  retry: () => void;
}

/** The state that a screen renders; a new object on every change. */
export type AnswersShown = Omit<
  Answers,
  'change' | 'again' | 'onlyWrong' | 'changeAll' | 'handIn' | 'retry'
>;

/** The state before the task is loaded. */
export const nothingShown: AnswersShown = {
  task: undefined,
  submitted: undefined,
  done: [],
  saved: 'saved',
  handingIn: false,
  waiting: false,
  outcome: null,
  problem: null,
};
