import type { HandedIn, PupilTask } from '#contracts/homework/pupil-homework.ts';
import type { HttpError } from '#ui/http-error.ts';

/**
 * Where what the pupil has done is kept by now: `saved` on the server, `saving` on its way, or
 * `on this device` while the server cannot be reached (it is sent by itself later).
 */
export type Kept = 'saved' | 'saving' | 'on this device';

/** What a task's screen is given of the pupil's answers. Nothing in it is lost by a reload. */
export interface Answers {
  /** Undefined until it is loaded. */
  task: PupilTask | undefined;
  /** As the template's `Submitted` has it: its `empty` at first, else what was kept. */
  submitted: unknown;
  /** Takes the whole of what the pupil has done by now, after every change. */
  change: (submitted: unknown) => void;
  /** Leaves the result that is shown for another attempt. */
  again: () => void;
  /** Items that are kept from the last attempt, while only the others are done again; mostly none. */
  done: readonly string[];
  /** Begins an attempt with what was right in the last one (`task.lastRight`); the rest is empty. */
  onlyWrong: () => void;
  /** Lets what is kept be changed too. */
  changeAll: () => void;
  saved: Kept;
  /**
   * Hands the task in. Resolves with the mark, also when the connection has to come back first; called
   * twice, it hands in once. Rejects with the `HttpError` that stands in `problem` too.
   */
  handIn: () => Promise<HandedIn>;
  /** True from handing in to the answer. */
  handingIn: boolean;
  /** Handed in and kept on this device, to be sent by itself as soon as there is a connection. */
  waiting: boolean;
  /**
   * The mark, once it is there; also of a handing in that went on after a reload. Null again once
   * another attempt begins.
   */
  handedIn: HandedIn | null;
  /** Why the task could not be loaded or handed in; its `message` is the sentence to show. */
  problem: HttpError | null;
  /** Tries again what `problem` is about. */
  retry: () => void;
}

/** What a screen shows; a new object with every change. */
export type AnswersShown = Omit<
  Answers,
  'change' | 'again' | 'onlyWrong' | 'changeAll' | 'handIn' | 'retry'
>;

/** Before the task is loaded. */
export const nothingShown: AnswersShown = {
  task: undefined,
  submitted: undefined,
  done: [],
  saved: 'saved',
  handingIn: false,
  waiting: false,
  handedIn: null,
  problem: null,
};
