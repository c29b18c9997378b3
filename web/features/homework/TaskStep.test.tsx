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

test('names a task after its source and template and takes the source’s first skill', () => {
  expect(taskFrom(offer, 'TYPE_THE_ANSWER', 'k')).toMatchObject({
    name: 'Key vocabulary: type the answer',
    skillType: 'VOCAB',
    drawn: false,
  });
});

test('adds, changes and removes one task of a plan', () => {
  const one = taskFrom(offer, 'MATCHING', 'a');
  const two = taskFrom(offer, 'MULTIPLE_CHOICE', 'b');
  const both = addTask(addTask(empty, one), two);
  const changed = changeTask(both, 'b', { seed: 9, drawn: true });
  expect(changed.tasks).toEqual([one, { ...two, seed: 9, drawn: true }]);
  expect(removeTask(changed, 'a').tasks.map(({ key }) => key)).toEqual(['b']);
  expect(both.tasks[1]?.seed).toBe(two.seed);
});
