import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../columns.ts';
import { users } from './users.ts';

/** A class. It belongs to one teacher or is shared within the department. */
export const classrooms = pgTable(
  'classrooms',
  {
    id: text('id').primaryKey(),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The language being learnt, and a year such as `england/year-8`. Both are used as filters. */
    language: text('language'),
    year: text('year'),
    /** The language in which the product speaks to the pupils; null for the From language of their lessons. */
    interfaceLanguage: text('interface_language'),
    archivedAt: moment('archived_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('classrooms_teacher').on(t.teacherId, t.createdAt.desc(), t.id.desc())],
);

/**
 * The pupils of each class; a pupil may be in several.
 *
 * Triggers:
 * - `class_joined` (0007, function in 0051) assigns the class's homework that is not due yet.
 * - `class_left` (0007) moves the pupil's homework of the class to another class that has it too, and deletes
 *   what the pupil has not begun.
 */
export const classroomPupils = pgTable(
  'classroom_pupils',
  {
    classroomId: text('classroom_id')
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    pupilId: text('pupil_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.classroomId, t.pupilId] }),
    index('classroom_pupils_pupil').on(t.pupilId),
  ],
);

/**
 * The number of pupils of an account. Concurrent requests lock this row, so that the last place cannot be
 * used twice. `ownerId` is the account that pays.
 */
export const allowanceUsage = pgTable('allowance_usage', {
  ownerId: text('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  pupils: integer('pupils').notNull().default(0),
});
