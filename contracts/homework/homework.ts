import type { MarkingPreset } from '#language/marking/marking-item.ts';
import type { SkillType, TaskTemplateName } from './task-kinds.ts';
import type { TaskMark } from './task-mark.ts';

/** A homework's state by its dates: before its start, between start and due date, or past the due date. */
export type HomeworkStatus = 'upcoming' | 'active' | 'finished';

export const homeworkStatuses: readonly HomeworkStatus[] = ['active', 'upcoming', 'finished'];

/** Returns the status at `now`. All three arguments are in milliseconds since 1970. */
export function homeworkStatus(startsAt: number, dueAt: number, now: number): HomeworkStatus {
  if (now < startsAt) return 'upcoming';
  return now < dueAt ? 'active' : 'finished';
}

/** A task of a homework, as teachers see it; `data` includes the answers. */
export interface HomeworkTask {
  id: number;
  taskName: string;
  source: string;
  template: TaskTemplateName;
  skillType: SkillType;
  /** Number of items that the pupil answers. */
  size: number;
  data: unknown;
}

/** `GET /v1/homeworks/:id`: a homework with its tasks and recipients. Timestamps are ISO 8601 in UTC. */
export interface HomeworkDetail {
  id: number;
  name: string;
  /** May have several lines; empty if there are none. */
  instructions: string;
  resourceId: string | null;
  language: string;
  nativeLanguage: string;
  passMark: number;
  attemptsAllowed: number | null;
  preset: MarkingPreset;
  startsAt: string;
  dueAt: string;
  createdAt: string;
  /** True if this person may change the homework; colleagues in the department can only read it. */
  mayChange: boolean;
  tasks: HomeworkTask[];
  classrooms: { id: string; name: string; pupils: number }[];
  /** Pupils to whom the homework was assigned individually, not through a class. */
  pupils: { id: string; fullName: string }[];
}

/** A row of `GET /v1/homeworks-by-class`: one homework in one class. */
export interface HomeworkByClassRow {
  homeworkId: number;
  classroomId: string;
  name: string;
  classroomName: string;
  teacherId: string;
  teacherName: string;
  language: string;
  year: string | null;
  startsAt: string;
  dueAt: string;
  createdAt: string;
  isActive: boolean;
  tasks: number;
  pupils: number;
  /** Number of pupils who have submitted every task. */
  done: number;
  /** Mean score of the attempts that count, 0 to 100; null if no attempt is submitted. */
  meanScore: number | null;
  /** Number of answers that await the teacher's review. */
  toRead: number;
}

/**
 * Sort keys of `GET /v1/homeworks-by-class`. A `-` prefix in the query parameter `sort` reverses the order.
 */
export const homeworkSorts = ['createdAt', 'dueAt', 'startsAt', 'name'] as const;
export type HomeworkSort = (typeof homeworkSorts)[number];

/** `GET /v1/homeworks` for a teacher (query `completed`, `single`): one row per homework, newest first. */
export interface HomeworkRow {
  id: number;
  name: string;
  language: string;
  startsAt: string;
  dueAt: string;
  tasks: number;
  pupils: number;
  /** Number of the pupils to whom the homework was assigned individually, not through a class. */
  single: number;
  done: number;
  /** Mean score of the attempts that count, 0 to 100; null if no attempt is submitted. */
  meanScore: number | null;
  /** Number of answers that await the teacher's review. */
  toRead: number;
  classrooms: { id: string; name: string }[];
}

/** `GET /v1/homeworks/overview`: the data of the teacher's `/dashboard`. */
export interface HomeworkOverview {
  classrooms: number;
  pupils: number;
  active: number;
  upcoming: number;
  /** Number of answers in all homework that await the teacher's review. */
  toRead: number;
  /** The homework that is still open, earliest due date first; at most 10. */
  due: HomeworkByClassRow[];
  /** Homework that awaits review; at most 10. */
  waiting: {
    homeworkId: number;
    homeworkName: string;
    /** The class; null for pupils to whom the homework was assigned individually. */
    classroomId: string | null;
    classroomName: string | null;
    /** Number of answers. */
    toRead: number;
  }[];
  /** The latest submissions; at most 10. */
  latest: {
    attemptId: number;
    homeworkId: number;
    homeworkName: string;
    classroomId: string | null;
    pupilId: string;
    pupilName: string;
    taskName: string;
    scorePercentage: number;
    testPassed: boolean;
    /** Free writing that awaits review has no pass or fail yet. */
    state: TaskMark['state'];
    createdAt: string;
  }[];
}

/** Response of `DELETE /v1/homework-classroom/:homeworkId/:classroomId`: what was withdrawn. */
export interface Withdrawn {
  homeworkId: number;
  classroomId: string;
  /**
   * Number of pupils who no longer have the homework. Pupils who still have it through another class or
   * individually are not counted.
   */
  pupils: number;
  /** True if no pupil has the homework any more and it was therefore deleted. */
  removed: boolean;
}
