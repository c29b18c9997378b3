import * as z from 'zod/mini';
import { MarkingPreset } from '#language/marking/marking-item.ts';
import { freeText } from '../validation/free-text.ts';
import { shownName } from '../validation/shown-name.ts';
import { Timestamp } from '../validation/timestamp.ts';
import { SkillType, TaskTemplateName } from './task-kinds.ts';

/** Name of a homework or a task. */
export const HomeworkName = shownName(100).check(z.minLength(1, 'Enter a name.'));

export const maxInstructions = 1000;

/**
 * A teacher's instructions to the pupils for a homework. They may have several lines; empty if there are
 * none.
 */
const Instructions = freeText(maxInstructions).check(
  z.overwrite((text) => text.replace(/\r\n?/g, '\n').trim()),
);

/** Maximum number of tasks in a homework: more than a pupil can do in one evening. */
const maxTasks = 30;
export const maxAttempts = 20;

/**
 * A task as the teacher sets it. `lessons/tasks/sources.ts` generates `data` from the lesson, in the shape of
 * the template's `Data` schema. The Worker validates it with the same schema again.
 */
export const NewTask = z.object({
  name: HomeworkName,
  /** A key of `lessons/tasks/sources.ts`. */
  source: z.string().check(z.maxLength(40)),
  template: TaskTemplateName,
  skillType: SkillType,
  data: z.unknown(),
});
export type NewTask = z.infer<typeof NewTask>;

const maxClassrooms = 50;
const maxPupils = 500;
const Id = z.string().check(z.maxLength(40));
const ClassroomIds = z
  .array(Id)
  .check(z.maxLength(maxClassrooms, `Choose at most ${maxClassrooms} classes.`));
const PupilIds = z.array(Id).check(z.maxLength(maxPupils, `Choose at most ${maxPupils} pupils.`));

const passMark = z
  .int('Enter a whole number.')
  .check(z.minimum(1, 'Choose at least 1%.'), z.maximum(100, 'Choose at most 100%.'));
const attemptsAllowed = z.nullable(z.int().check(z.minimum(1), z.maximum(maxAttempts)));

/** A homework as a teacher sets it: for whole classes, individual pupils or both. */
export const HomeworkDraft = z
  .object({
    name: HomeworkName,
    /** Absent in requests from pages that were opened before this field existed. */
    instructions: z._default(Instructions, ''),
    resourceId: z.string().check(z.maxLength(40)),
    /** The score needed to pass a task, 1 to 100. */
    passMark,
    /** Maximum number of attempts at a task; null for unlimited. */
    attemptsAllowed,
    preset: MarkingPreset,
    startsAt: Timestamp,
    dueAt: Timestamp,
    classroomIds: ClassroomIds,
    pupilIds: PupilIds,
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

/**
 * The fields of an assigned homework that can be changed. A new pass mark also applies to attempts that are
 * already submitted.
 */
export const HomeworkChange = z.object({
  name: z.optional(HomeworkName),
  instructions: z.optional(Instructions),
  passMark: z.optional(passMark),
  attemptsAllowed: z.optional(attemptsAllowed),
  startsAt: z.optional(Timestamp),
  dueAt: z.optional(Timestamp),
});
export type HomeworkChange = z.infer<typeof HomeworkChange>;

/** `POST /v1/homeworks/:id/copy`: the recipients and dates of the copy. */
export const CopiedHomework = z
  .object({
    startsAt: Timestamp,
    dueAt: Timestamp,
    classroomIds: z._default(ClassroomIds, []),
    pupilIds: z._default(PupilIds, []),
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

/**
 * `PUT /v1/homeworks/:id/pupils/:pupilId/due`: a pupil's individual due date; null for the general due date.
 */
export const SetExtension = z.object({ dueAt: z.nullable(Timestamp) });
export type SetExtension = z.infer<typeof SetExtension>;

/** Additional recipients of an assigned homework. */
export const MorePupils = z
  .object({
    classroomIds: z._default(ClassroomIds, []),
    pupilIds: z._default(PupilIds, []),
  })
  .check(
    z.refine(({ classroomIds, pupilIds }) => classroomIds.length + pupilIds.length > 0, {
      path: ['classroomIds'],
      message: 'Choose a class or a pupil.',
    }),
  );
export type MorePupils = z.infer<typeof MorePupils>;
