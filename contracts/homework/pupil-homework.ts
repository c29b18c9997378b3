import * as z from 'zod/mini';
import type { SkillType, TaskTemplateName } from './task-kinds.ts';
import type { TaskMark } from './task-mark.ts';

/** A row of `GET /v1/homeworks` for a pupil. Homework that has not started is left out. */
export interface PupilHomeworkRow {
  /** The id of the pupil-homework association, as in `/pupil/result/{pupilHomeworkId}`. */
  id: number;
  homeworkId: number;
  name: string;
  language: string;
  nativeLanguage: string;
  startsAt: string;
  dueAt: string;
  teacherName: string;
  className: string | null;
  passMark: number;
  tasks: {
    id: number;
    taskName: string;
    template: TaskTemplateName;
    skillType: SkillType;
    size: number;
    /**
     * Score of the attempt that counts: the passed one, else the one with the highest id. Null if none is
     * submitted.
     */
    scorePercentage: number | null;
    testPassed: boolean | null;
    /** True if that attempt awaits the teacher's review: its score may change. */
    toReview: boolean;
    attempts: number;
    /** Null: unlimited. */
    attemptsLeft: number | null;
    /** True if there is an unsubmitted draft. */
    begun: boolean;
  }[];
}

/** A pupil homework's state on the pupil's home page: done when every task was submitted at least once. */
export type PupilHomeworkStage = 'to do' | 'late' | 'done';

/** Returns the stage at a moment; `dueAt` and `now` in milliseconds since 1970. */
export function pupilHomeworkStage(
  tasks: readonly { attempts: number }[],
  dueAt: number,
  now: number,
): PupilHomeworkStage {
  if (tasks.every(({ attempts }) => attempts > 0)) return 'done';
  return now > dueAt ? 'late' : 'to do';
}

/**
 * `GET /v1/pupil-homeworks/:id`: a pupil's homework in the shape of specification 3. `pupilTasks` has one
 * entry per attempt.
 */
export interface PupilHomework {
  id: number;
  homework: {
    id: number;
    name: string;
    instructions: string;
    language: string;
    nativeLanguage: string;
    passMark: number;
    attemptsAllowed: number | null;
    startsAt: string;
    dueAt: string;
    tasks: { id: number; taskName: string; template: TaskTemplateName; skillType: SkillType }[];
  };
  pupilTasks: {
    /** The attempt's id: later attempts have higher ids. */
    id: number;
    task: { id: number };
    testPassed: boolean;
    scorePercentage: number;
    submittedData: SubmittedData;
    createdAt: string;
  }[];
}

/**
 * The stored result of an attempt. The items' `expected` is empty while the pupil may try again: right
 * answers are revealed with the pass or the last attempt.
 */
export interface SubmittedData {
  data: unknown;
  mark: TaskMark;
  /** True if the right answers have been revealed. */
  answersTold: boolean;
  feedback: { itemId: string; feedback: string; score: number | null }[];
  seconds: number;
}

/**
 * The right answers in the last attempt at a task that may be retried, so that the pupil can redo only the
 * rest. It reveals nothing that the result of that attempt did not.
 */
export interface LastRight {
  /** Only the right answers, as submitted. */
  submitted: unknown;
  /** The ids of the items that they answer. */
  items: string[];
}

/** `GET /v1/homeworks/:homeworkId/tasks/:taskId` (pupil): a task to do, without its answers. */
export interface PupilTask {
  pupilHomeworkId: number;
  homeworkId: number;
  homeworkName: string;
  instructions: string;
  dueAt: string;
  passMark: number;
  language: string;
  nativeLanguage: string;
  task: {
    id: number;
    taskName: string;
    template: TaskTemplateName;
    skillType: SkillType;
    /** In the template's `ForPupil` shape. */
    forPupil: unknown;
  };
  /** The draft saved on the server and not submitted. */
  draft: { submitted: unknown; version: number; seconds: number } | null;
  /** The highest version that was saved or submitted, 0 if none: the next draft gets a higher one. */
  lastVersion: number;
  attempts: number;
  attemptsLeft: number | null;
  /** Null if no answer was right, all were right, or a teacher has to read the answers. */
  lastRight: LastRight | null;
  /** The next task; null after the last. */
  nextTaskId: number | null;
}

/**
 * `PUT /v1/homeworks/:homeworkId/tasks/:taskId/draft`: saves the draft while the pupil types. Returns
 * `{version}`, the version now stored.
 */
export const TaskDraft = z.object({
  /** The author of the answers: 404 if somebody else has signed in on the device since. */
  pupilId: z.optional(z.string().check(z.maxLength(40))),
  /** In the template's `Submitted` shape. */
  submitted: z.unknown(),
  /**
   * Increases on the device with every change (at least milliseconds since 1970): older versions are ignored.
   */
  version: z.int().check(z.positive()),
  /** Time on task so far. */
  seconds: z.int().check(z.minimum(0), z.maximum(86_400)),
});
export type TaskDraft = z.infer<typeof TaskDraft>;

/**
 * `POST /v1/homeworks/:homeworkId/tasks/:taskId/attempts`: submits a task. 201, and the same response for the
 * same `clientId`.
 */
export const HandIn = z.object({
  /** The author of the answers: 404 if somebody else has signed in on the device since. */
  pupilId: z.optional(z.string().check(z.maxLength(40))),
  submitted: z.unknown(),
  /** Generated on the device once per attempt: a repeated request is stored once. */
  clientId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** The version of the submitted draft: a newer draft from another device is preserved. */
  version: z.optional(z.int().check(z.positive())),
  seconds: z.int().check(z.minimum(0), z.maximum(86_400)),
});
export type HandIn = z.infer<typeof HandIn>;

/** The response to a submission. */
export interface HandedIn {
  attemptId: number;
  pupilHomeworkId: number;
  scorePercentage: number;
  testPassed: boolean;
  /** True if the task counts as passed, by this attempt or an earlier one (specification 2). */
  taskPassed: boolean;
  attemptsLeft: number | null;
  /** As in `PupilTask`, for the next attempt. */
  lastRight: LastRight | null;
  submittedData: SubmittedData;
}
