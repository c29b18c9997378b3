import * as z from 'zod';
import { MarkingPreset } from '#language/marking/marking-item.ts';
import { shownName } from '../validation/shown-name.ts';
import { Timestamp } from '../validation/timestamp.ts';
import { SkillType, TaskTemplateName } from './task-kinds.ts';

/** What a homework or a task is called. */
export const HomeworkName = shownName(100).min(1, 'Enter a name.');

/** The most tasks of one homework: more is no evening's work. */
export const maxTasks = 30;
export const maxAttempts = 20;

/**
 * A task as the teacher sets it. `data` is what `lessons/tasks/sources.ts` made of the lesson, as the
 * template's own `Data` schema has it; the Worker checks it by that schema again.
 */
export const NewTask = z.object({
  name: HomeworkName,
  /** A name of `lessons/tasks/sources.ts`. */
  source: z.string().max(40),
  template: TaskTemplateName,
  skillType: SkillType,
  data: z.unknown(),
});
export type NewTask = z.infer<typeof NewTask>;

const passMark = z.int().min(1, 'Choose at least 1 %.').max(100, 'Choose at most 100 %.');
const attemptsAllowed = z.int().min(1).max(maxAttempts).nullable();

/** A homework as a teacher sets it: for whole classes, single pupils or both. */
export const HomeworkDraft = z
  .object({
    name: HomeworkName,
    resourceId: z.string().max(40),
    /** The score from which a task is passed, 1 to 100. */
    passMark,
    /** How often a task may be handed in; null for as often as one likes. */
    attemptsAllowed,
    preset: MarkingPreset,
    startsAt: Timestamp,
    dueAt: Timestamp,
    classroomIds: z.array(z.string().max(40)).max(50),
    pupilIds: z.array(z.string().max(40)).max(500),
    tasks: z
      .array(NewTask)
      .min(1, 'Choose at least one task.')
      .max(maxTasks, `Choose at most ${maxTasks} tasks.`),
  })
  .refine(({ startsAt, dueAt }) => Date.parse(dueAt) > Date.parse(startsAt), {
    path: ['dueAt'],
    message: 'The due date must be after the start.',
  })
  .refine(({ classroomIds, pupilIds }) => classroomIds.length + pupilIds.length > 0, {
    path: ['classroomIds'],
    message: 'Choose a class or a pupil.',
  });
export type HomeworkDraft = z.infer<typeof HomeworkDraft>;

/** What may be changed of a homework that is set. A new pass mark is counted for what is handed in already. */
export const HomeworkChange = z.object({
  name: HomeworkName.optional(),
  passMark: passMark.optional(),
  attemptsAllowed: attemptsAllowed.optional(),
  startsAt: Timestamp.optional(),
  dueAt: Timestamp.optional(),
});
export type HomeworkChange = z.infer<typeof HomeworkChange>;

/** `POST /v1/homeworks/:id/copy`: for whom the copy is set, and when. */
export const CopiedHomework = z
  .object({
    startsAt: Timestamp,
    dueAt: Timestamp,
    classroomIds: z.array(z.string().max(40)).max(50).default([]),
    pupilIds: z.array(z.string().max(40)).max(500).default([]),
  })
  .refine(({ startsAt, dueAt }) => Date.parse(dueAt) > Date.parse(startsAt), {
    path: ['dueAt'],
    message: 'The due date must be after the start.',
  })
  .refine(({ classroomIds, pupilIds }) => classroomIds.length + pupilIds.length > 0, {
    path: ['classroomIds'],
    message: 'Choose a class or a pupil.',
  });
export type CopiedHomework = z.infer<typeof CopiedHomework>;

/** `PUT /v1/homeworks/:id/pupils/:pupilId/due`: one pupil's own due date; null for that of the others. */
export const SetExtension = z.object({ dueAt: Timestamp.nullable() });
export type SetExtension = z.infer<typeof SetExtension>;

/** For whom a homework that is set is set as well. */
export const MorePupils = z
  .object({
    classroomIds: z.array(z.string().max(40)).max(50).default([]),
    pupilIds: z.array(z.string().max(40)).max(500).default([]),
  })
  .refine(({ classroomIds, pupilIds }) => classroomIds.length + pupilIds.length > 0, {
    path: ['classroomIds'],
    message: 'Choose a class or a pupil.',
  });
export type MorePupils = z.infer<typeof MorePupils>;
