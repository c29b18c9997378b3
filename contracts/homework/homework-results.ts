import * as z from 'zod/mini';
import type { SkillType, TaskTemplateName } from './task-kinds.ts';
import type { ItemVerdict, TaskMark } from './task-mark.ts';

/** A pupil's attempt that counts for a task (`shown-attempt.ts`): a cell of the results table. */
export interface ResultCell {
  taskId: number;
  attemptId: number;
  scorePercentage: number;
  testPassed: boolean;
  state: TaskMark['state'];
  /** Number of answers in this attempt that await the teacher's review. */
  toRead: number;
  attempts: number;
  /** Time on task of all attempts together. */
  seconds: number;
  handedInAt: string;
  /** True if submitted after the due date. */
  late: boolean;
}

export interface ResultRow {
  pupilHomeworkId: number;
  pupilId: string;
  fullName: string;
  userName: string;
  /** Only the submitted tasks. */
  cells: ResultCell[];
  /** Mean score over all tasks of the homework; missing tasks count as 0. Null if no task is submitted. */
  meanScore: number | null;
}

/**
 * The only item in the responses of `GET /v1/homework-result-by-class/:classId/:homeworkId` and `GET
 * /v1/homework-result/:id`. In the response of the second route, `classroom` is null and the pupils of all
 * classes are listed. Both routes accept the query parameters `page`, `limit` (at most 100; default 50),
 * `search`, `sort` (`name`, `score`, `-name`, `-score` or `task:{id}`, `-task:{id}`) and `show` (`all`,
 * `missing`, `failed`, `review`).
 */
export interface HomeworkResult {
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
    mayChange: boolean;
  };
  classroom: { id: string; name: string } | null;
  tasks: {
    id: number;
    taskName: string;
    template: TaskTemplateName;
    skillType: SkillType;
    size: number;
    /** Mean over all pupils of the class, not only this page; null if there is no score. */
    meanScore: number | null;
    handedIn: number;
    passed: number;
    /** Number of attempts that await the teacher's review. */
    toReview: number;
    /** Number of answers in these attempts that the teacher has to read. */
    toRead: number;
  }[];
  rows: ResultRow[];
  /** Number of pupils that match the search and `show`. */
  total: number;
  /** Total number of pupils. */
  pupils: number;
}

export const resultShows = ['all', 'missing', 'failed', 'review'] as const;
export type ResultShow = (typeof resultShows)[number];

/** `GET /v1/homeworks/:id/pupils/:pupilId`: the attempts of one pupil that count, latest first. */
export interface PupilAttempts {
  pupil: { id: string; fullName: string; userName: string };
  homework: HomeworkResult['homework'];
  /** This pupil's individual due date, if it is later than the general due date. */
  extendedTo: string | null;
  tasks: {
    id: number;
    taskName: string;
    template: TaskTemplateName;
    skillType: SkillType;
    data: unknown;
    attempts: {
      id: number;
      /** The attempt's number, from 1. The number of the latest attempt is the total. */
      number: number;
      scorePercentage: number;
      testPassed: boolean;
      state: TaskMark['state'];
      seconds: number;
      createdAt: string;
      late: boolean;
      submitted: unknown;
      mark: TaskMark;
      feedback: ItemFeedback[];
    }[];
  }[];
}

/** Feedback on an item of free writing. `draft` is written by the model, and only the teacher can see it. */
export interface ItemFeedback {
  itemId: string;
  draft: string | null;
  feedback: string | null;
  score: number | null;
}

/**
 * `GET /v1/homeworks/:id/tasks/:taskId/items` (query `classroomId`): the distinct answers to each item in the
 * attempts that count, most frequent first, at most 20 per item.
 */
export interface ItemResults {
  task: { id: number; taskName: string; template: TaskTemplateName; data: unknown };
  /** Number of attempts that count, at most one per pupil. */
  attempts: number;
  items: {
    id: string;
    expected: string;
    right: number;
    partly: number;
    wrong: number;
    unanswered: number;
    toReview: number;
    answers: {
      given: string;
      count: number;
      verdict: ItemVerdict;
      /** True if the teacher accepted the answer after setting the homework. */
      accepted: boolean;
    }[];
  }[];
}

/**
 * `POST /v1/homeworks/:id/tasks/:taskId/accepted` accepts an additional answer, and `DELETE` on the same path
 * revokes it. The change applies to the identical answers of all pupils, past and future. Both return
 * `{changed}`: the number of attempts whose score changed.
 */
export const AcceptAnswer = z.object({
  itemId: z.string().check(z.minLength(1), z.maxLength(60)),
  answer: z
    .string()
    .check(z.trim(), z.minLength(1, 'There is no answer to accept.'), z.maxLength(1000)),
});
export type AcceptAnswer = z.infer<typeof AcceptAnswer>;

/** A row of `GET /v1/homeworks/:id/marking-log`: a change to the marking, newest first. */
export interface MarkingLogRow {
  id: number;
  taskId: number;
  taskName: string;
  itemId: string;
  action: 'accept' | 'undo';
  answer: string;
  changed: number;
  teacherName: string;
  createdAt: string;
}

/**
 * `PUT /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId`: the teacher's feedback and score for free
 * writing.
 */
export const GiveFeedback = z.object({
  feedback: z.string().check(z.trim(), z.maxLength(2000)),
  /** 0 to 100. */
  score: z.int().check(z.minimum(0), z.maximum(100)),
});
export type GiveFeedback = z.infer<typeof GiveFeedback>;

/** The state of the attempt after the feedback was given. */
export interface FeedbackGiven {
  scorePercentage: number;
  testPassed: boolean;
  state: 'marked' | 'needs-review';
}

/**
 * `GET /v1/homeworks/:id/reading` (query `classroomId`, `taskId`): one task of a homework and all its answers
 * in the attempts that count, for the teacher to read. If `taskId` is absent, the response contains the first
 * task with answers to read. It is null if no task has answers that a teacher reads.
 */
export interface HomeworkReading {
  /** The tasks whose answers a teacher reads, in order. */
  tasks: { id: number; taskName: string }[];
  task: {
    id: number;
    taskName: string;
    template: TaskTemplateName;
    data: unknown;
    /** Answers in register order, without empty answers. */
    answers: ReadAnswer[];
  } | null;
}

/** One pupil's answer to one question, with its score and feedback. */
export interface ReadAnswer {
  attemptId: number;
  itemId: string;
  pupilId: string;
  fullName: string;
  given: string;
  /** 0 to 100; null until it is marked. */
  score: number | null;
  /** The teacher's feedback for the pupil. */
  feedback: string | null;
}

/** Maximum number of answers in one request. No school has this many pupils with the same homework. */
const maxMarks = 2000;

/**
 * `PUT /v1/homeworks/:id/tasks/:taskId/read`: the teacher's marks for one question, for all pupils with the
 * same answer. Returns `{changed}`: the number of changed attempts.
 */
export const MarkAnswers = z.object({
  itemId: z.string().check(z.minLength(1), z.maxLength(60)),
  marks: z
    .array(
      z.object({
        attemptId: z.int().check(z.minimum(1)),
        /** 0 to 100. Null removes the mark, so that the answer awaits review again. */
        score: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
        /** Feedback for the pupil. Null removes it; if absent, the previous feedback stays. */
        feedback: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(2000)))),
      }),
    )
    .check(
      z.minLength(1, 'Choose at least one answer.'),
      z.maxLength(maxMarks, `Mark at most ${maxMarks} answers at once.`),
    ),
});
export type MarkAnswers = z.infer<typeof MarkAnswers>;

/**
 * `POST /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId/draft` returns a feedback draft written by AI.
 */
export interface FeedbackDraft {
  draft: string;
  /** A suggested score, 0 to 100. */
  score: number;
}

/**
 * `GET /v1/homeworks/progress` (query `classroomId`): a class's progress over its last 30 homeworks, oldest
 * first.
 */
export interface ClassProgress {
  points: {
    homeworkId: number;
    name: string;
    dueAt: string;
    /** 0 to 100, over submitted tasks; null if no task is submitted. */
    meanScore: number | null;
    /** 0 to 100: the percentages of submitted tasks and of passed tasks. */
    handedInPercentage: number;
    passedPercentage: number;
  }[];
}
