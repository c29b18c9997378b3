import * as z from 'zod/mini';
import type { SkillType, TaskTemplateName } from './task-kinds.ts';
import type { ItemVerdict, TaskMark } from './task-mark.ts';

/** The shown attempt of one pupil at one task: a cell of the table of results. */
export interface ResultCell {
  taskId: number;
  attemptId: number;
  scorePercentage: number;
  testPassed: boolean;
  state: TaskMark['state'];
  /** Answers of it that wait for the teacher. */
  toRead: number;
  attempts: number;
  /** Time on task, all attempts together. */
  seconds: number;
  handedInAt: string;
  /** Handed in after the due date. */
  late: boolean;
}

export interface ResultRow {
  pupilHomeworkId: number;
  pupilId: string;
  fullName: string;
  userName: string;
  /** Only tasks that were handed in. */
  cells: ResultCell[];
  /** Mean over all tasks of the homework, what is missing counted as 0; null where nothing is handed in. */
  meanScore: number | null;
}

/**
 * The one item of `GET /v1/homework-result-by-class/:classId/:homeworkId`, and of
 * `GET /v1/homework-result/:id`, where `classroom` is null and the pupils of all classes stand.
 * Query of both: `page`, `limit` (at most 100; default 50), `search`, `sort` (`name`, `score`, `-name`,
 * `-score` or `task:{id}`, `-task:{id}`), `show` (`all`, `missing`, `failed`, `review`).
 */
export interface HomeworkResult {
  homework: {
    id: number;
    name: string;
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
    /** Over all pupils of the class, not the page alone; null of none. */
    meanScore: number | null;
    handedIn: number;
    passed: number;
    /** Attempts that wait for the teacher. */
    toReview: number;
    /** Answers in them that she has to read. */
    toRead: number;
  }[];
  rows: ResultRow[];
  /** How many pupils fit search and `show`. */
  total: number;
  /** How many pupils there are in all. */
  pupils: number;
}

export const resultShows = ['all', 'missing', 'failed', 'review'] as const;
export type ResultShow = (typeof resultShows)[number];

/** `GET /v1/homeworks/:id/pupils/:pupilId`: the attempts of one pupil that count, the latest first. */
export interface PupilAttempts {
  pupil: { id: string; fullName: string; userName: string };
  homework: HomeworkResult['homework'];
  /** This pupil's own due date, where it is later than that of the others. */
  extendedTo: string | null;
  tasks: {
    id: number;
    taskName: string;
    template: TaskTemplateName;
    skillType: SkillType;
    data: unknown;
    attempts: {
      id: number;
      /** Which one it was, from 1; the latest one says how many there were. */
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

/** What stands under one item of free writing. `draft` is the model's and only the teacher's to see. */
export interface ItemFeedback {
  itemId: string;
  draft: string | null;
  feedback: string | null;
  score: number | null;
}

/**
 * `GET /v1/homeworks/:id/tasks/:taskId/items` (query `classroomId`): how each item was answered by the
 * shown attempts, with the different answers that were given, most frequent first (at most 20 an item).
 */
export interface ItemResults {
  task: { id: number; taskName: string; template: TaskTemplateName; data: unknown };
  /** How many shown attempts there are. */
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
      /** Accepted by the teacher after it was set. */
      accepted: boolean;
    }[];
  }[];
}

/**
 * `POST /v1/homeworks/:id/tasks/:taskId/accepted` accepts an answer beside the written ones, and
 * `DELETE` of the same path takes it back: every identical answer, past and future, is marked by it.
 * Both answer `{changed}`: how many attempts changed their score.
 */
export const AcceptAnswer = z.object({
  itemId: z.string().check(z.minLength(1), z.maxLength(60)),
  answer: z
    .string()
    .check(z.trim(), z.minLength(1, 'There is no answer to accept.'), z.maxLength(1000)),
});
export type AcceptAnswer = z.infer<typeof AcceptAnswer>;

/** A row of `GET /v1/homeworks/:id/marking-log`: what was changed in the marking, newest first. */
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

/** `PUT /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId`: the teacher's word on free writing, and its score. */
export const GiveFeedback = z.object({
  feedback: z.string().check(z.trim(), z.maxLength(2000)),
  /** 0 to 100. */
  score: z.int().check(z.minimum(0), z.maximum(100)),
});
export type GiveFeedback = z.infer<typeof GiveFeedback>;

/** What the attempt is after it. */
export interface FeedbackGiven {
  scorePercentage: number;
  testPassed: boolean;
  state: 'marked' | 'needs-review';
}

/**
 * `GET /v1/homeworks/:id/reading` (query `classroomId`, `taskId`): what a teacher reads of a homework, one
 * task of it with every answer of the shown attempts. Without `taskId` the first task with something to
 * read; null where no task has answers that a teacher reads.
 */
export interface HomeworkReading {
  /** Those whose answers a teacher reads, in their order. */
  tasks: { id: number; taskName: string }[];
  task: {
    id: number;
    taskName: string;
    template: TaskTemplateName;
    data: unknown;
    /** In the order of the register. Left out is what was left empty. */
    answers: ReadAnswer[];
  } | null;
}

/** One pupil's answer to one question, and what its teacher gave it. */
export interface ReadAnswer {
  attemptId: number;
  itemId: string;
  pupilId: string;
  fullName: string;
  given: string;
  /** 0 to 100; null until it is read. */
  score: number | null;
  /** The words that the pupil reads beside it. */
  feedback: string | null;
}

/** The most answers of one press: more pupils than a school has in one homework. */
const maxMarks = 2000;

/**
 * `PUT /v1/homeworks/:id/tasks/:taskId/read`: the teacher's marks for one question, of as many pupils as
 * gave the same answer. Answers `{changed}`: how many attempts have them.
 */
export const MarkAnswers = z.object({
  itemId: z.string().check(z.minLength(1), z.maxLength(60)),
  marks: z
    .array(
      z.object({
        attemptId: z.int().check(z.minimum(1)),
        /** 0 to 100; null takes the mark back, and the answer waits again. */
        score: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
        /** Words for the pupil; null takes them back, and those of before stay where nothing is sent. */
        feedback: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(2000)))),
      }),
    )
    .check(
      z.minLength(1, 'Choose at least one answer.'),
      z.maxLength(maxMarks, `Mark at most ${maxMarks} answers at once.`),
    ),
});
export type MarkAnswers = z.infer<typeof MarkAnswers>;

/** `POST /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId/draft` answers a draft by AI. */
export interface FeedbackDraft {
  draft: string;
  /** A suggestion, 0 to 100. */
  score: number;
}

/** `GET /v1/homeworks/progress` (query `classroomId`): the class over time, oldest first, the last 30 homeworks. */
export interface ClassProgress {
  points: {
    homeworkId: number;
    name: string;
    dueAt: string;
    /** 0 to 100, of what was handed in; null of none. */
    meanScore: number | null;
    /** 0 to 100: how many of the tasks were handed in, and how many passed. */
    handedInPercentage: number;
    passedPercentage: number;
  }[];
}
