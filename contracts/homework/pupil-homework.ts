import * as z from 'zod/mini';
import type { SkillType, TaskTemplateName } from './task-kinds.ts';
import type { TaskMark } from './task-mark.ts';

/** A row of `GET /v1/homeworks` for a pupil. Homework that has not begun is not in it. */
export interface PupilHomeworkRow {
  /** The pupil homework association: what `/pupil/result/{pupilHomeworkId}` names. */
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
    /** Of the shown attempt: the passed one, else the highest id. Null when none is handed in. */
    scorePercentage: number | null;
    testPassed: boolean | null;
    /** The shown attempt waits to be read by the teacher: its score is not the last word. */
    toReview: boolean;
    attempts: number;
    /** Null: as often as one likes. */
    attemptsLeft: number | null;
    /** Something is typed that is not handed in. */
    begun: boolean;
  }[];
}

/** Where a pupil homework stands at home: a task is done when it was handed in at least once. */
export type PupilHomeworkStage = 'to do' | 'late' | 'done';

/** The stage at a moment; `dueAt` and `now` in milliseconds since 1970. */
export function pupilHomeworkStage(
  tasks: readonly { attempts: number }[],
  dueAt: number,
  now: number,
): PupilHomeworkStage {
  if (tasks.every(({ attempts }) => attempts > 0)) return 'done';
  return now > dueAt ? 'late' : 'to do';
}

/**
 * `GET /v1/pupil-homeworks/:id`: a pupil's homework in the shape of specification 3. One entry of
 * `pupilTasks` an attempt.
 */
export interface PupilHomework {
  id: number;
  homework: {
    id: number;
    name: string;
    language: string;
    nativeLanguage: string;
    passMark: number;
    attemptsAllowed: number | null;
    startsAt: string;
    dueAt: string;
    tasks: { id: number; taskName: string; template: TaskTemplateName; skillType: SkillType }[];
  };
  pupilTasks: {
    /** The attempt's id: the later one is higher. */
    id: number;
    task: { id: number };
    testPassed: boolean;
    scorePercentage: number;
    submittedData: SubmittedData;
    createdAt: string;
  }[];
}

/**
 * What is stored of an attempt and shown as its result. `expected` of each item is empty while the pupil
 * may try again: right answers are told with the pass or the last attempt.
 */
export interface SubmittedData {
  data: unknown;
  mark: TaskMark;
  /** Whether right answers are told by now. */
  answersTold: boolean;
  feedback: { itemId: string; feedback: string; score: number | null }[];
  seconds: number;
}

/**
 * What was right in the last attempt of a task that may be tried again: its pupil can do only the rest of
 * it. It tells nothing that the result of that attempt has not told.
 */
export interface LastRight {
  /** The right answers alone, as they were given. */
  submitted: unknown;
  /** The ids of the items that they answer. */
  items: string[];
}

/** `GET /v1/homeworks/:homeworkId/tasks/:taskId` (pupil): a task to be done, without its answers. */
export interface PupilTask {
  pupilHomeworkId: number;
  homeworkId: number;
  homeworkName: string;
  dueAt: string;
  passMark: number;
  language: string;
  nativeLanguage: string;
  task: {
    id: number;
    taskName: string;
    template: TaskTemplateName;
    skillType: SkillType;
    /** As the template's `ForPupil` has it. */
    forPupil: unknown;
  };
  /** What was kept on the server and not handed in. */
  draft: { submitted: unknown; version: number; seconds: number } | null;
  /** The highest version that was kept or handed in, 0 of none: what is typed next is numbered above it. */
  lastVersion: number;
  attempts: number;
  attemptsLeft: number | null;
  /** Null where nothing was right, everything was, or a teacher reads the answers. */
  lastRight: LastRight | null;
  /** The task that follows, null after the last. */
  nextTaskId: number | null;
}

/** `PUT /v1/homeworks/:homeworkId/tasks/:taskId/draft`: kept as it is typed. Answers `{version}`, the one that stands. */
export const TaskDraft = z.object({
  /** Whose answers these are: 404 when somebody else is signed in on the device by now. */
  pupilId: z.optional(z.string().check(z.maxLength(40))),
  /** As the template's `Submitted` has it. */
  submitted: z.unknown(),
  /** Grows on the device with every change (milliseconds since 1970 at least): an older one is left aside. */
  version: z.int().check(z.positive()),
  /** Time on task so far. */
  seconds: z.int().check(z.minimum(0), z.maximum(86_400)),
});
export type TaskDraft = z.infer<typeof TaskDraft>;

/** `POST /v1/homeworks/:homeworkId/tasks/:taskId/attempts`: hands a task in. 201, the same answer for the same `clientId`. */
export const HandIn = z.object({
  /** Whose answers these are: 404 when somebody else is signed in on the device by now. */
  pupilId: z.optional(z.string().check(z.maxLength(40))),
  submitted: z.unknown(),
  /** Made on the device, once an attempt: sent twice, it is stored once. */
  clientId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** The draft's version that is handed in: a newer draft, from another device, is kept. */
  version: z.optional(z.int().check(z.positive())),
  seconds: z.int().check(z.minimum(0), z.maximum(86_400)),
});
export type HandIn = z.infer<typeof HandIn>;

/** The answer to a task handed in. */
export interface HandedIn {
  attemptId: number;
  pupilHomeworkId: number;
  scorePercentage: number;
  testPassed: boolean;
  /** Whether the task counts as passed: by this attempt or an earlier one (specification 2). */
  taskPassed: boolean;
  attemptsLeft: number | null;
  /** As `PupilTask` has it for the next attempt. */
  lastRight: LastRight | null;
  submittedData: SubmittedData;
}
