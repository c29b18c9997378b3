import { expect, test } from 'vitest';
import { newPlan } from './plan.ts';
import { addTask, changeTask, removeTask, taskFrom } from './TaskStep.tsx';

const offer = {
  source: 'vocab' as const,
  title: 'Key vocabulary',
  skills: ['VOCAB', 'WRITING'] as const,
  templates: [],
  refusal: null,
};
const empty = newPlan(new Date(2026, 10, 21));

test('a task is named after what it asks and how, with the first skill of its source', () => {
  expect(taskFrom(offer, 'TYPE_THE_ANSWER', 'k')).toMatchObject({
    name: 'Key vocabulary: type the answer',
    skillType: 'VOCAB',
    drawn: false,
  });
});

test('tasks are added, changed and removed one by one', () => {
  const one = taskFrom(offer, 'MATCHING', 'a');
  const two = taskFrom(offer, 'MULTIPLE_CHOICE', 'b');
  const both = addTask(addTask(empty, one), two);
  const changed = changeTask(both, 'b', { seed: 9, drawn: true });
  expect(changed.tasks).toEqual([one, { ...two, seed: 9, drawn: true }]);
  expect(removeTask(changed, 'a').tasks.map(({ key }) => key)).toEqual(['b']);
  expect(both.tasks[1]?.seed).toBe(two.seed);
});
