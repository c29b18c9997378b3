import * as z from 'zod';
import type { SkillType, TaskTemplateName } from './task-kinds.ts';
import type { ItemVerdict, TaskMark } from './task-mark.ts';

/** The shown attempt of one pupil at one task: a cell of the table of results. */
export interface ResultCell {
  taskId: number;
  attemptId: number;
  scorePercentage: number;
  testPassed: boolean;
  state: TaskMark['state'];
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
    toReview: number;
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
  itemId: z.string().min(1).max(60),
  answer: z.string().trim().min(1, 'There is no answer to accept.').max(1000),
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
  feedback: z.string().trim().max(2000),
  /** 0 to 100. */
  score: z.int().min(0).max(100),
});
export type GiveFeedback = z.infer<typeof GiveFeedback>;

/**
 * `PUT /v1/homeworks/:id/tasks/:taskId/read`: one score for every pupil who wrote the same to an item that no
 * rule marks. Answers `{changed}`: how many attempts have it.
 */
export const ScoreAlike = z.object({
  itemId: z.string().min(1).max(60),
  /** What was written, as the item's results show it. */
  answer: z.string().trim().min(1).max(4000),
  /** 0 to 100. */
  score: z.int().min(0).max(100),
});
export type ScoreAlike = z.infer<typeof ScoreAlike>;

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
