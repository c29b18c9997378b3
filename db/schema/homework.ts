import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ResultCell } from '#contracts/homework/homework-results.ts';
import type { SkillType, TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { TaskMark } from '#contracts/homework/task-mark.ts';
import type { MarkingPreset } from '#language/marking/marking-item.ts';
import { createdAt, moment, updatedAt } from '../columns.ts';
import { classrooms } from './classrooms.ts';
import { users } from './users.ts';

/** A whole number that always increases (design 10.6): later attempts have higher ids. */
const number = (name: string) => bigint(name, { mode: 'number' });
const growing = () => number('id').primaryKey().generatedAlwaysAsIdentity();

/**
 * Tasks from a resource, set for classes and pupils.
 *
 * Trigger:
 * - `homeworks_removed` (0010) deletes its rows of `homework_sums` and `task_sums`.
 */
export const homeworks = pgTable(
  'homeworks',
  {
    id: growing(),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The id stays unchanged when the resource is removed, because the tasks contain all the data that they
     * need.
     */
    resourceId: text('resource_id'),
    name: text('name').notNull(),
    /** The teacher's instructions to the pupils. They may have several lines; empty if there are none. */
    instructions: text('instructions').notNull().default(''),
    language: text('language').notNull(),
    nativeLanguage: text('native_language').notNull(),
    /** The minimum score for passing a task, 0 to 100. */
    passMark: smallint('pass_mark').notNull(),
    /** Maximum number of attempts at each task; null for no limit. */
    attemptsAllowed: smallint('attempts_allowed'),
    preset: text('preset').$type<MarkingPreset>().notNull(),
    startsAt: moment('starts_at').notNull(),
    dueAt: moment('due_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('homeworks_teacher').on(t.teacherId, t.createdAt.desc(), t.id.desc())],
);

/**
 * A homework in a class: one row of the list by class. The columns that the list filters and sorts by are
 * duplicated here, so that a single index can serve a page of the list.
 *
 * Triggers:
 * - `homework_set` (0007, function in 0051) assigns the homework to the pupils of the class.
 * - `homework_prolonged` (the same) assigns it to those who lack it, if it is not due yet.
 * - `homework_classrooms_set` (0010) adds the row to `homework_counts`.
 * - `homework_classrooms_changed` (0010) moves it there.
 * - `homework_classrooms_taken` (0010) subtracts it there.
 */
export const homeworkClassrooms = pgTable(
  'homework_classrooms',
  {
    homeworkId: number('homework_id')
      .notNull()
      .references(() => homeworks.id, { onDelete: 'cascade' }),
    classroomId: text('classroom_id')
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    teacherId: text('teacher_id').notNull(),
    name: text('name').notNull(),
    /** The name in lower case, for sorting and searching the lists. */
    sortName: text('sort_name').notNull().generatedAlwaysAs(sql`lower(name)`),
    language: text('language').notNull(),
    year: text('year'),
    startsAt: moment('starts_at').notNull(),
    dueAt: moment('due_at').notNull(),
    createdAt: createdAt(),
    /** The number of tasks in the homework. It is fixed once the homework is set. */
    tasks: smallint('tasks').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.homeworkId, t.classroomId] }),
    index('homework_classrooms_teacher').on(
      t.teacherId,
      t.createdAt.desc(),
      t.homeworkId.desc(),
      t.classroomId,
      t.language,
      t.year,
      t.dueAt,
      t.startsAt,
    ),
    index('homework_classrooms_due').on(
      t.teacherId,
      t.dueAt.desc(),
      t.homeworkId.desc(),
      t.classroomId,
    ),
    index('homework_classrooms_starts').on(
      t.teacherId,
      t.startsAt.desc(),
      t.homeworkId.desc(),
      t.classroomId,
    ),
    // Sorted alphabetically by name. Whatever the sort order of the list, a search scans all names of a
    // teacher in this index.
    index('homework_classrooms_name').on(
      t.teacherId,
      t.sortName.desc(),
      t.homeworkId.desc(),
      t.classroomId,
      t.createdAt,
      t.startsAt,
      t.dueAt,
      t.language,
      t.year,
    ),
    index('homework_classrooms_class').on(t.classroomId, t.createdAt.desc(), t.homeworkId.desc()),
  ],
);

/** One task as it was set. Later edits to the resource do not change it. */
export const homeworkTasks = pgTable(
  'homework_tasks',
  {
    id: growing(),
    homeworkId: number('homework_id')
      .notNull()
      .references(() => homeworks.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    /** A key of `lessons/tasks/sources.ts`. */
    source: text('source').notNull(),
    template: text('template').$type<TaskTemplateName>().notNull(),
    skillType: text('skill_type').$type<SkillType>().notNull(),
    /** The number of items to answer. */
    size: smallint('size').notNull().default(0),
    /** In the shape of the template's own schema, including the answers. */
    data: jsonb('data').notNull(),
    /** Answers that the teacher accepted after setting the homework, keyed by item. */
    accepted: jsonb('accepted').$type<Record<string, string[]>>().notNull().default({}),
  },
  (t) => [uniqueIndex('homework_tasks_place').on(t.homeworkId, t.position)],
);

/**
 * The attempt that a results table shows for a task: the passed attempt or, if no attempt passed, the latest
 * attempt. It includes the total number of attempts.
 */
export type ShownAttempt = Omit<ResultCell, 'late'>;

/**
 * A homework assigned to a pupil.
 *
 * Triggers:
 * - `pupil_homeworks_given` (0010, function in 0055) adds the row to `homework_sums` and `task_sums`.
 * - `pupil_homeworks_moved` (the same) adds what changed in it.
 * - `pupil_homeworks_taken` (the same) subtracts it.
 */
export const pupilHomeworks = pgTable(
  'pupil_homeworks',
  {
    id: growing(),
    homeworkId: number('homework_id')
      .notNull()
      .references(() => homeworks.id, { onDelete: 'cascade' }),
    pupilId: text('pupil_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The class through which the homework was assigned; null if it was set for this pupil individually. */
    classroomId: text('classroom_id'),
    /**
     * A later due date for this pupil. Only work handed in after this date is late. Null, or a time before
     * the homework's own due date, has no effect.
     */
    dueAt: moment('due_at'),
    /**
     * A random number. Every insert, including those by triggers, must write it, but it has been unused since
     * decision 0172.
     */
    seed: number('seed').notNull(),
    /** The pupil's name as sorted in a register (`register_name`). Tables of results use this order. */
    sortName: text('sort_name').notNull().default(''),
    /**
     * Totals over the submitted tasks, counting one attempt per task: (a) the number of tasks, (b) how many
     * passed, (c) how many await the teacher's review, (d) the number of answers to read, and (e) the sum of
     * the scores. A trigger on `task_attempts` maintains them.
     */
    done: smallint('done').notNull().default(0),
    passed: smallint('passed').notNull().default(0),
    toReview: smallint('to_review').notNull().default(0),
    toRead: smallint('to_read').notNull().default(0),
    scoreSum: integer('score_sum').notNull().default(0),
    /** The attempts that count, keyed by task id. The same trigger maintains them. */
    results: jsonb('results').$type<Record<string, ShownAttempt>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('pupil_homeworks_one').on(t.homeworkId, t.pupilId),
    index('pupil_homeworks_pupil').on(t.pupilId, t.id.desc()),
    index('pupil_homeworks_class').on(t.homeworkId, t.classroomId),
    index('pupil_homeworks_waiting').on(t.homeworkId).where(sql`to_review > 0`),
    // For two index-only scans: of a page of results sorted by name, and of a class's sums.
    index('pupil_homeworks_results').on(
      t.homeworkId,
      t.sortName,
      t.id,
      t.classroomId,
      t.pupilId,
      t.done,
      t.passed,
      t.toReview,
      t.scoreSum,
    ),
  ],
);

/** A pupil's unsubmitted work on a task, saved while the pupil types. */
export const taskDrafts = pgTable(
  'task_drafts',
  {
    pupilHomeworkId: number('pupil_homework_id')
      .notNull()
      .references(() => pupilHomeworks.id, { onDelete: 'cascade' }),
    taskId: number('task_id')
      .notNull()
      .references(() => homeworkTasks.id, { onDelete: 'cascade' }),
    submitted: jsonb('submitted').notNull(),
    /** Incremented on the device by every change. An older version that arrives late is ignored. */
    version: number('version').notNull(),
    seconds: integer('seconds').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.pupilHomeworkId, t.taskId] }),
    index('task_drafts_task').on(t.taskId),
  ],
);

/**
 * A task handed in. The answers are stored as they were given, so that the attempt can be marked again at any
 * time.
 *
 * Triggers:
 * - `task_attempts_stored` (0007, function in 0055) recounts totals and `results` of the pupil's homework.
 * - `task_attempts_marked` (the same) does so after an update.
 * - `task_attempts_removed` (the same) does so after a deletion.
 */
export const taskAttempts = pgTable(
  'task_attempts',
  {
    id: growing(),
    homeworkId: number('homework_id').notNull(),
    pupilHomeworkId: number('pupil_homework_id')
      .notNull()
      .references(() => pupilHomeworks.id, { onDelete: 'cascade' }),
    pupilId: text('pupil_id').notNull(),
    taskId: number('task_id')
      .notNull()
      .references(() => homeworkTasks.id, { onDelete: 'cascade' }),
    /** Generated on the device. If the same attempt is sent twice, it is stored once. */
    clientId: text('client_id').notNull(),
    /**
     * The number of this pupil's attempt at this task, from 1. It is unique, so that the last allowed attempt
     * cannot be used twice.
     */
    number: integer('number').notNull().default(1),
    submitted: jsonb('submitted').notNull(),
    /** The version of the submitted draft. Drafts up to this version are obsolete. */
    draftVersion: number('draft_version').notNull().default(0),
    mark: jsonb('mark').$type<TaskMark>().notNull(),
    score: smallint('score').notNull(),
    passed: boolean('passed').notNull(),
    state: text('state').$type<TaskMark['state']>().notNull(),
    checkerVersion: smallint('checker_version').notNull(),
    /** Time on task, in seconds. */
    seconds: integer('seconds').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('task_attempts_client').on(t.pupilHomeworkId, t.clientId),
    uniqueIndex('task_attempts_number').on(t.pupilHomeworkId, t.taskId, t.number),
    index('task_attempts_task').on(t.taskId),
    // The attempt that counts: the passed attempt or, if no attempt passed, the attempt with the highest id.
    index('task_attempts_shown').on(
      t.homeworkId,
      t.pupilId,
      t.taskId,
      t.passed.desc(),
      t.id.desc(),
      t.score,
    ),
  ],
);

/** Feedback on free writing. The pupil only sees a draft by AI after the teacher has approved it. */
export const attemptFeedback = pgTable(
  'attempt_feedback',
  {
    attemptId: number('attempt_id')
      .notNull()
      .references(() => taskAttempts.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    draft: text('draft'),
    feedback: text('feedback'),
    /** The teacher's score, 0 to 100. */
    score: smallint('score'),
    givenBy: text('given_by'),
    givenAt: moment('given_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.itemId] }),
    index('attempt_feedback_given').on(t.givenBy).where(sql`given_by is not null`),
  ],
);
