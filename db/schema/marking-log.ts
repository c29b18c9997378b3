import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../columns.ts';
import { homeworks } from './homework.ts';

/** A teacher's changes to the marking, one row per change. Each change can be viewed and undone. */
export const markingLog = pgTable(
  'marking_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    homeworkId: bigint('homework_id', { mode: 'number' })
      .notNull()
      .references(() => homeworks.id, { onDelete: 'cascade' }),
    taskId: bigint('task_id', { mode: 'number' }).notNull(),
    itemId: text('item_id').notNull(),
    teacherId: text('teacher_id').notNull(),
    action: text('action', { enum: ['accept', 'undo'] }).notNull(),
    answer: text('answer').notNull(),
    /** Number of attempts whose score changed. */
    changed: integer('changed').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('marking_log_homework').on(t.homeworkId, t.id.desc()),
    index('marking_log_teacher').on(t.teacherId),
  ],
);
