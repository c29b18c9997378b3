import type { HandedIn, HandIn, PupilTask, TaskDraft } from '#contracts/homework/pupil-homework.ts';
import type { StoredAnswers } from './stored-answers.ts';

/** Where a device keeps answers: survives reload and sleep, shared by all its tabs. */
export interface AnswerStore {
  read(key: string): Promise<StoredAnswers | undefined>;
  /** Changes one entry with nobody in between; answers what stands. */
  update(
    key: string,
    change: (old: StoredAnswers | undefined) => StoredAnswers,
  ): Promise<StoredAnswers>;
  /** Called when another tab changed the entry. Answers how to stop. */
  watch(key: string, changed: () => void): () => void;
}

/** The calls about one task. Each rejects with an `HttpError`; `status` 0 where there was no answer. */
export interface AnswerServer {
  load(): Promise<PupilTask>;
  keep(draft: TaskDraft): Promise<{ version: number }>;
  handIn(body: HandIn): Promise<HandedIn>;
}

/** Time as the page has it; tests have their own. */
export interface AnswerClock {
  now(): number;
  /** Runs the work later; answers how to give it up. */
  after(milliseconds: number, work: () => void): () => void;
  /** 0 to 1. */
  random(): number;
}

/** Everything around an answer keeper; tests and proofs hand in their own. */
export interface AnswerDependencies {
  pupilId: string;
  /** Of the entry in the store: one for each pupil and task. */
  key: string;
  store: AnswerStore;
  server: AnswerServer;
  clock: AnswerClock;
  newClientId(): string;
}
