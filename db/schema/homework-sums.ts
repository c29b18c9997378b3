import { bigint, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

const number = (name: string) => bigint(name, { mode: 'number' });

/**
 * The number of a teacher's rows of `homework_classrooms` for each class, language and year ('' for none). It
 * gives the total length of a list without counting the rows. Triggers maintain it; a row that reaches zero
 * is deleted.
 */
export const homeworkCounts = pgTable(
  'homework_counts',
  {
    teacherId: text('teacher_id').notNull(),
    classroomId: text('classroom_id').notNull(),
    language: text('language').notNull(),
    year: text('year').notNull(),
    homeworks: integer('homeworks').notNull(),
  },
  (t) => [primaryKey({ columns: [t.teacherId, t.classroomId, t.language, t.year] })],
);

/**
 * Sums over the rows of `pupil_homeworks` of a homework in a class ('' for pupils who have it individually).
 * With them, results of ten thousand pupils are totalled without reading each row. A whole year group may
 * hand in at the same moment, and a single row would be a bottleneck. Therefore each connection updates its
 * own shard, and only the sum over all shards is meaningful. Triggers maintain the sums.
 */
export const homeworkSums = pgTable(
  'homework_sums',
  {
    homeworkId: number('homework_id').notNull(),
    classroomId: text('classroom_id').notNull(),
    shard: smallint('shard').notNull(),
    pupils: integer('pupils').notNull(),
    /** Number of pupils who have handed in every task. */
    finished: integer('finished').notNull(),
    /** The same as `done` in `pupil_homeworks`. */
    done: integer('done').notNull(),
    passed: integer('passed').notNull(),
    toReview: integer('to_review').notNull(),
    toRead: integer('to_read').notNull().default(0),
    scoreSum: number('score_sum').notNull(),
  },
  (t) => [primaryKey({ columns: [t.homeworkId, t.classroomId, t.shard] })],
);

/**
 * The same sums for each task, over the attempts that count: the number of attempts, how many passed or await
 * review, the number of answers to read, and the sum of scores.
 */
export const taskSums = pgTable(
  'task_sums',
  {
    homeworkId: number('homework_id').notNull(),
    classroomId: text('classroom_id').notNull(),
    taskId: number('task_id').notNull(),
    shard: smallint('shard').notNull(),
    handedIn: integer('handed_in').notNull(),
    passed: integer('passed').notNull(),
    toReview: integer('to_review').notNull(),
    toRead: integer('to_read').notNull().default(0),
    scoreSum: number('score_sum').notNull(),
  },
  (t) => [primaryKey({ columns: [t.homeworkId, t.classroomId, t.taskId, t.shard] })],
);
