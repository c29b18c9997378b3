import { expect, test } from 'vitest';
import { defaultPlanOptions, type LessonPlan } from '#lessons/plan/lesson-plan.ts';
import { addIdea, addOwn, changeMinutes, removeStep, shownSteps } from './plan-edits.ts';

const plan: LessonPlan = {
  options: defaultPlanOptions,
  steps: [
    { id: 'voice:recall', minutes: 5 },
    { id: 'activity:gap-fill', minutes: 15 },
    { id: 'voice:exit-sentence', minutes: 5 },
  ],
};
const ids = ({ steps }: LessonPlan) => steps.map(({ id }) => id);

test('computes start and end times from the durations of the steps', () => {
  expect(shownSteps(plan.steps, []).map(({ from, to }) => [from, to])).toEqual([
    [0, 5],
    [5, 20],
    [20, 25],
  ]);
});

test.each([
  [12, 12],
  [0, 1],
  [-3, 1],
  [500, 120],
  [7.6, 8],
])('stores a duration of %d minutes as %d', (asked, kept) => {
  expect(changeMinutes(plan, 'activity:gap-fill', asked).steps[1]?.minutes).toBe(kept);
});

test('removes steps and inserts each new step into its phase', () => {
  expect(ids(removeStep(plan, 'activity:gap-fill'))).toEqual([
    'voice:recall',
    'voice:exit-sentence',
  ]);
  const idea = { id: 'activity:pairs', usual: 8 };
  const isEnd = ({ id }: { id: string }) => id === 'voice:exit-sentence';
  expect(ids(addIdea(plan, idea, isEnd)).indexOf('activity:pairs')).toBe(2);
  expect(ids(addIdea(plan, idea, () => false)).at(-1)).toBe('activity:pairs');
});

test('never assigns the same id to two of the teacher’s own steps', () => {
  const two = addOwn(addOwn(plan, 'Register'), 'Homework');
  expect(ids(two).slice(-2)).toEqual(['own:1', 'own:2']);
  expect(ids(addOwn(removeStep(two, 'own:1'), 'Song')).slice(-2)).toEqual(['own:2', 'own:1']);
});
