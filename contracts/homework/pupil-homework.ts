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
     * Score of the attempt that counts: the passed attempt or, if no attempt passed, the attempt with the
     * highest id. Null if no attempt is submitted.
     */
    scorePercentage: number | null;
    testPassed: boolean | null;
    /** True if the attempt that counts awaits the teacher's review, so its score may change. */
    toReview: boolean;
    attempts: number;
    /** Null if unlimited. */
    attemptsLeft: number | null;
    /** True if there is an unsubmitted draft. */
    begun: boolean;
  }[];
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
    /** The attempt's id. Later attempts have higher ids. */
    id: number;
    task: { id: number };
    testPassed: boolean;
    scorePercentage: number;
    submittedData: SubmittedData;
    createdAt: string;
  }[];
}

/**
 * The stored result of an attempt. The items' `expected` is empty while the pupil may try again; the right
 * answers are revealed when the task is passed or no attempt is left.
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
 * The right answers in the last attempt at a task that may be retried, so that the pupil only repeats the
 * other items. They reveal no more than the pupil already saw in the result of that attempt.
 */
export interface LastRight {
  /** Only the right answers, as submitted. */
  submitted: unknown;
  /** The ids of the items that were answered right. */
  items: string[];
}

/** `GET /v1/homeworks/:homeworkId/tasks/:taskId` (pupil): a task for the pupil, without its answers. */
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
  /** The unsubmitted draft that is saved on the server. */
  draft: { submitted: unknown; version: number; seconds: number } | null;
  /**
   * The highest version that was saved or submitted; 0 if there is none. The next draft gets a higher
   * version.
   */
  lastVersion: number;
  attempts: number;
  attemptsLeft: number | null;
  /** Null if no answer was right, all were right, or a teacher has to read the answers. */
  lastRight: LastRight | null;
  /** The next task; null after the last task. */
  nextTaskId: number | null;
}

/**
 * `PUT /v1/homeworks/:homeworkId/tasks/:taskId/draft`: saves the draft while the pupil types. Returns
 * `{version}`, the stored version.
 */
export const TaskDraft = z.object({
  /** The author of the answers. The response is 404 if somebody else has since signed in on the device. */
  pupilId: z.optional(z.string().check(z.maxLength(40))),
  /** In the template's `Submitted` shape. */
  submitted: z.unknown(),
  /**
   * The device increases the version with every change, to at least the current time in milliseconds since
   * 1970. The server ignores older versions.
   */
  version: z.int().check(z.positive()),
  /** Time on task so far. */
  seconds: z.int().check(z.minimum(0), z.maximum(86_400)),
});
export type TaskDraft = z.infer<typeof TaskDraft>;

/**
 * `POST /v1/homeworks/:homeworkId/tasks/:taskId/attempts`: submits a task. Returns 201; a request with the
 * same `clientId` gets the same response.
 */
export const HandIn = z.object({
  /** The author of the answers. The response is 404 if somebody else has since signed in on the device. */
  pupilId: z.optional(z.string().check(z.maxLength(40))),
  submitted: z.unknown(),
  /** Generated on the device once per attempt, so that a repeated request is stored only once. */
  clientId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** The version of the submitted draft. Newer drafts from other devices are preserved. */
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
  /** True if this attempt or an earlier one passed the task (specification 2). */
  taskPassed: boolean;
  attemptsLeft: number | null;
  /** As in `PupilTask`, for the next attempt. */
  lastRight: LastRight | null;
  submittedData: SubmittedData;
}
