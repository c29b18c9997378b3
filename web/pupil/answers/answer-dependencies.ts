import type { HandedIn, HandIn, PupilTask, TaskDraft } from '#contracts/homework/pupil-homework.ts';
import type { StoredAnswers } from './stored-answers.ts';

/** A store for answers on the device. It survives reload and sleep, and all tabs share it. */
export interface AnswerStore {
  read(key: string): Promise<StoredAnswers | undefined>;
  /** Updates one entry atomically; returns the stored value. */
  update(
    key: string,
    change: (old: StoredAnswers | undefined) => StoredAnswers,
  ): Promise<StoredAnswers>;
  /** Called when another tab changed the entry. Returns an unsubscribe function. */
  watch(key: string, changed: () => void): () => void;
}

/** The requests for one task. Each rejects with an `HttpError`; `status` is 0 if there was no response. */
export interface AnswerServer {
  load(): Promise<PupilTask>;
  keep(draft: TaskDraft): Promise<{ version: number }>;
  handIn(body: HandIn): Promise<HandedIn>;
}

/** The page's clock, injectable for tests. */
export interface AnswerClock {
  now(): number;
  /** Runs `work` after the delay; returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
  /** Returns a random number from 0 to 1. */
  random(): number;
}

/** The dependencies of answer sync; tests and proofs pass their own. */
export interface AnswerDependencies {
  pupilId: string;
  /** The key of the store's entry. Each pair of pupil and task has its own key. */
  key: string;
  store: AnswerStore;
  server: AnswerServer;
  clock: AnswerClock;
  newClientId(): string;
}
