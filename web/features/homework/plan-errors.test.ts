import { expect, test } from 'vitest';
import { HomeworkDraft } from '#contracts/homework/homework-draft.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { defaultPreferences } from '#lessons/draft/preferences.ts';
import * as sources from '#lessons/tasks/sources.ts';
import { newPlan, type Plan, planFor } from './plan.ts';
import { checkPlan, errorsAt, planFields } from './plan-errors.ts';

const now = new Date(2026, 10, 21, 12);
const lesson = {
  material: exampleMaterials.french,
  activities: {},
  usual: defaultPreferences,
  isFinal: true,
  sources,
};
const whole: Plan = {
  ...newPlan(now),
  resourceId: 'r1',
  name: 'Saturday',
  instructions: 'Read it.\nThen write. ',
  classroomIds: ['c1'],
  tasks: [
    {
      key: 'k1',
      source: 'vocab',
      template: 'MATCHING',
      skillType: 'VOCAB',
      name: 'Key vocabulary',
      seed: 1,
      drawn: false,
    },
  ],
};

test('converts a complete plan to the request that the server accepts', () => {
  const { draft, errors } = checkPlan(whole, lesson, now.getTime());
  expect(errors).toBeNull();
  expect(draft).toMatchObject({
    name: 'Saturday',
    instructions: 'Read it.\nThen write.',
    resourceId: 'r1',
    startsAt: now.toISOString(),
    dueAt: new Date(2026, 10, 28, 8).toISOString(),
    tasks: [{ source: 'vocab', template: 'MATCHING', skillType: 'VOCAB' }],
  });
});

test.each<[string, Partial<Plan>, Record<string, string>]>([
  ['no lesson', { resourceId: null }, { resourceId: 'Choose a lesson first.' }],
  ['no task', { tasks: [] }, { tasks: 'Choose at least one task.' }],
  ['no name', { name: ' ' }, { name: 'Enter a name.' }],
  [
    'a symbol in the instructions',
    { instructions: 'Snow ☃' },
    { instructions: 'The character ☃ cannot be used here.' },
  ],
  ['no recipient', { classroomIds: [] }, { classroomIds: 'Choose a class or a pupil.' }],
  ['no due date', { dueAt: '' }, { dueAt: 'Choose a day and a time.' }],
  ['a due date in the past', { dueAt: '2026-11-20T08:00' }, { dueAt: 'This date has passed.' }],
  [
    'a start after the end',
    { startsAt: '2026-12-24T08:00' },
    { dueAt: 'The due date must be after the start.' },
  ],
  ['a pass mark of 0', { passMark: 0 }, { passMark: 'Choose at least 1%.' }],
  [
    'no task, no name and no recipient',
    { tasks: [], classroomIds: [], name: '' },
    {
      tasks: 'Choose at least one task.',
      name: 'Enter a name.',
      classroomIds: 'Choose a class or a pupil.',
    },
  ],
])('reports at its field that there is %s', (_, change, errors) => {
  expect(checkPlan({ ...whole, ...change }, lesson, now.getTime()).errors).toEqual(errors);
});

test('names the task in the error if the lesson can no longer provide it', () => {
  const gone = { ...lesson, material: { ...lesson.material, vocabulary: [] } };
  expect(checkPlan(whole, gone, now.getTime()).errors?.tasks).toContain('Key vocabulary');
});

test('shows server errors at their fields', () => {
  expect(
    errorsAt([
      { field: 'tasks.0.data', message: 'This task is not whole.' },
      { field: 'pupilIds.3', message: 'This pupil is gone.' },
      { field: 'elsewhere', message: 'x' },
    ]),
  ).toEqual({ tasks: 'This task is not whole.', classroomIds: 'This pupil is gone.' });
});

test('covers every request field, except fields that cannot show an error', () => {
  // These fields cannot show an error: chips and radio buttons are never invalid, and errors about pupils are
  // shown next to the classes.
  const withoutPlace = ['preset', 'pupilIds'];
  expect([...planFields, ...withoutPlace].sort()).toEqual(Object.keys(HomeworkDraft.shape).sort());
});

test('removes the tasks and a generated name when the lesson changes', () => {
  expect(planFor(whole, 'r1')).toBe(whole);
  expect(planFor(whole, 'r2')).toMatchObject({ resourceId: 'r2', tasks: [], name: '' });
  expect(planFor({ ...whole, named: true }, 'r2').name).toBe('Saturday');
});

test('rejects an unfinalised lesson and shows the error at the lesson', () => {
  const { draft, errors } = checkPlan(whole, { ...lesson, isFinal: false }, now.getTime());
  expect(draft).toBeNull();
  expect(errors).toEqual({ resourceId: 'Check the lesson and finalise it first.' });
});
