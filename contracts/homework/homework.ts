import type { MarkingPreset } from '#language/marking/marking-item.ts';
import type { SkillType, TaskTemplateName } from './task-kinds.ts';
import type { TaskMark } from './task-mark.ts';

/** Where a homework stands by its dates: not begun, between start and due date, past it. */
export type HomeworkStatus = 'upcoming' | 'active' | 'finished';

export const homeworkStatuses: readonly HomeworkStatus[] = ['active', 'upcoming', 'finished'];

/** The status at a moment; all three in milliseconds since 1970. */
export function homeworkStatus(startsAt: number, dueAt: number, now: number): HomeworkStatus {
  if (now < startsAt) return 'upcoming';
  return now < dueAt ? 'active' : 'finished';
}

/** A task of a homework, as teachers see it; `data` with its answers. */
export interface HomeworkTask {
  id: number;
  taskName: string;
  source: string;
  template: TaskTemplateName;
  skillType: SkillType;
  /** How many items there are to answer. */
  size: number;
  data: unknown;
}

/** `GET /v1/homeworks/:id`: one homework with its tasks and for whom it is set. Moments are ISO 8601 in UTC. */
export interface HomeworkDetail {
  id: number;
  name: string;
  resourceId: string | null;
  language: string;
  nativeLanguage: string;
  passMark: number;
  attemptsAllowed: number | null;
  preset: MarkingPreset;
  startsAt: string;
  dueAt: string;
  createdAt: string;
  /** Whether this person may change it; a colleague of the department only reads. */
  mayChange: boolean;
  tasks: HomeworkTask[];
  classrooms: { id: string; name: string; pupils: number }[];
  /** Pupils for whom it is set alone, without a class. */
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
  /** Pupils who have handed in every task. */
  done: number;
  /** Mean of the shown scores, 0 to 100; null where nothing is handed in. */
  meanScore: number | null;
  /** Answers that wait for the teacher. */
  toRead: number;
}

/** What `GET /v1/homeworks-by-class` sorts by; `-` before the name turns it round in the query `sort`. */
export const homeworkSorts = ['createdAt', 'dueAt', 'startsAt', 'name'] as const;
export type HomeworkSort = (typeof homeworkSorts)[number];

/** `GET /v1/homeworks` for a teacher (query `completed`, `single`): one row a homework, newest first. */
export interface HomeworkRow {
  id: number;
  name: string;
  language: string;
  startsAt: string;
  dueAt: string;
  tasks: number;
  pupils: number;
  /** Of these pupils, who have it by name and not through a class. */
  single: number;
  done: number;
  /** Mean of the shown scores, 0 to 100; null where nothing is handed in. */
  meanScore: number | null;
  /** Answers that wait for the teacher. */
  toRead: number;
  classrooms: { id: string; name: string }[];
}

/** `GET /v1/homeworks/overview`: what the teacher's `/dashboard` shows. */
export interface HomeworkOverview {
  classrooms: number;
  pupils: number;
  active: number;
  upcoming: number;
  /** Answers that wait for the teacher, in all homework. */
  toRead: number;
  /** Open homework, the soonest due first; at most ten. */
  due: HomeworkByClassRow[];
  /** What waits to be read; at most ten. */
  waiting: {
    homeworkId: number;
    homeworkName: string;
    /** Null where single pupils have it by name. */
    classroomId: string | null;
    classroomName: string | null;
    /** How many answers. */
    toRead: number;
  }[];
  /** What was handed in last; at most ten. */
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
    /** Free writing that waits to be read has neither passed nor failed. */
    state: TaskMark['state'];
    createdAt: string;
  }[];
}

/** `DELETE /v1/homework-classroom/:homeworkId/:classroomId`: what was taken back. */
export interface Withdrawn {
  homeworkId: number;
  classroomId: string;
  /** From how many pupils; who has it through another class or by name keeps it. */
  pupils: number;
  /** True when nobody was left, so that the homework itself went too. */
  removed: boolean;
}
