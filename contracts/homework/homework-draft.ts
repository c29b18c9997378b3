import * as z from 'zod/mini';
import { MarkingPreset } from '#language/marking/marking-item.ts';
import { shownName } from '../validation/shown-name.ts';
import { Timestamp } from '../validation/timestamp.ts';
import { SkillType, TaskTemplateName } from './task-kinds.ts';

/** What a homework or a task is called. */
export const HomeworkName = shownName(100).check(z.minLength(1, 'Enter a name.'));

/** The most tasks of one homework: more is no evening's work. */
const maxTasks = 30;
export const maxAttempts = 20;

/**
 * A task as the teacher sets it. `data` is what `lessons/tasks/sources.ts` made of the lesson, as the
 * template's own `Data` schema has it; the Worker checks it by that schema again.
 */
export const NewTask = z.object({
  name: HomeworkName,
  /** A name of `lessons/tasks/sources.ts`. */
  source: z.string().check(z.maxLength(40)),
  template: TaskTemplateName,
  skillType: SkillType,
  data: z.unknown(),
});
export type NewTask = z.infer<typeof NewTask>;

const passMark = z
  .int()
  .check(z.minimum(1, 'Choose at least 1 %.'), z.maximum(100, 'Choose at most 100 %.'));
const attemptsAllowed = z.nullable(z.int().check(z.minimum(1), z.maximum(maxAttempts)));

/** A homework as a teacher sets it: for whole classes, single pupils or both. */
export const HomeworkDraft = z
  .object({
    name: HomeworkName,
    resourceId: z.string().check(z.maxLength(40)),
    /** The score from which a task is passed, 1 to 100. */
    passMark,
    /** How often a task may be handed in; null for as often as one likes. */
    attemptsAllowed,
    preset: MarkingPreset,
    startsAt: Timestamp,
    dueAt: Timestamp,
    classroomIds: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50)),
    pupilIds: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(500)),
    tasks: z
      .array(NewTask)
      .check(
        z.minLength(1, 'Choose at least one task.'),
        z.maxLength(maxTasks, `Choose at most ${maxTasks} tasks.`),
      ),
  })
  .check(
    z.refine(({ startsAt, dueAt }) => Date.parse(dueAt) > Date.parse(startsAt), {
      path: ['dueAt'],
      message: 'The due date must be after the start.',
    }),
    z.refine(({ classroomIds, pupilIds }) => classroomIds.length + pupilIds.length > 0, {
      path: ['classroomIds'],
      message: 'Choose a class or a pupil.',
    }),
  );
export type HomeworkDraft = z.infer<typeof HomeworkDraft>;

/** What may be changed of a homework that is set. A new pass mark is counted for what is handed in already. */
export const HomeworkChange = z.object({
  name: z.optional(HomeworkName),
  passMark: z.optional(passMark),
  attemptsAllowed: z.optional(attemptsAllowed),
  startsAt: z.optional(Timestamp),
  dueAt: z.optional(Timestamp),
});
export type HomeworkChange = z.infer<typeof HomeworkChange>;

/** `POST /v1/homeworks/:id/copy`: for whom the copy is set, and when. */
export const CopiedHomework = z
  .object({
    startsAt: Timestamp,
    dueAt: Timestamp,
    classroomIds: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50)), []),
    pupilIds: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(500)), []),
  })
  .check(
    z.refine(({ startsAt, dueAt }) => Date.parse(dueAt) > Date.parse(startsAt), {
      path: ['dueAt'],
      message: 'The due date must be after the start.',
    }),
    z.refine(({ classroomIds, pupilIds }) => classroomIds.length + pupilIds.length > 0, {
      path: ['classroomIds'],
      message: 'Choose a class or a pupil.',
    }),
  );
export type CopiedHomework = z.infer<typeof CopiedHomework>;

/** `PUT /v1/homeworks/:id/pupils/:pupilId/due`: one pupil's own due date; null for that of the others. */
export const SetExtension = z.object({ dueAt: z.nullable(Timestamp) });
export type SetExtension = z.infer<typeof SetExtension>;

/** For whom a homework that is set is set as well. */
export const MorePupils = z
  .object({
    classroomIds: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50)), []),
    pupilIds: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(500)), []),
  })
  .check(
    z.refine(({ classroomIds, pupilIds }) => classroomIds.length + pupilIds.length > 0, {
      path: ['classroomIds'],
      message: 'Choose a class or a pupil.',
    }),
  );
export type MorePupils = z.infer<typeof MorePupils>;
