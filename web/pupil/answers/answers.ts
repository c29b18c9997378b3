import type { HandedIn, PupilTask } from '#contracts/homework/pupil-homework.ts';
import type { HttpError } from '#ui/http-error.ts';

/**
 * Where the pupil's latest work is stored: `saved` on the server, `saving` while the request is running, or
 * `on this device` while the server is unreachable. In the last case the work is sent automatically later.
 */
export type Kept = 'saved' | 'saving' | 'on this device';

/**
 * A pupil's answers to one task, and the actions on them, for the screen that shows the task. The answers
 * survive a reload.
 */
export interface Answers {
  /** Undefined while loading. */
  task: PupilTask | undefined;
  /** The pupil's work in the format of the template's `Submitted`: empty at first, then the stored work. */
  submitted: unknown;
  /** Stores the pupil's complete work so far; called after every change. */
  change: (submitted: unknown) => void;
  /** Dismisses the displayed result to start another attempt. */
  again: () => void;
  /**
   * Items whose correct answers are carried over from the last attempt while the pupil redoes only the other
   * items. Usually empty.
   */
  done: readonly string[];
  /**
   * Starts an attempt that contains the correct answers of the last attempt (`task.lastRight`); the other
   * answers are empty.
   */
  onlyWrong: () => void;
  /** Makes the carried-over items editable too. */
  changeAll: () => void;
  saved: Kept;
  /**
   * Hands the task in. Resolves with the mark, even if it first has to wait for the connection. Calling it
   * twice hands in once. Rejects with the `HttpError` that is also in `problem`.
   */
  handIn: () => Promise<HandedIn>;
  /** True from the hand-in until its response. */
  handingIn: boolean;
  /**
   * True if the attempt is handed in but so far stored only on this device. It is sent automatically once
   * there is a connection.
   */
  waiting: boolean;
  /**
   * The mark, once received, including the mark of a hand-in that resumed after a reload. Null again once the
   * next attempt has started.
   */
  outcome: HandedIn | null;
  /** The error of a failed load or hand-in; its `message` is the sentence to show. */
  problem: HttpError | null;
  /** Retries the request that caused `problem`. */
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
