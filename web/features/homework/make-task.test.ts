import { expect, test } from 'vitest';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { defaultPreferences } from '#lessons/draft/preferences.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import * as sources from '#lessons/tasks/sources.ts';
import {
  byHand,
  byNumber,
  type ChosenItems,
  chosenIds,
  drawnAgain,
  makeTask,
  wholeTask,
} from './make-task.ts';
import { newPlan, type PlannedTask } from './plan.ts';
import { checkPlan } from './plan-errors.ts';
import { loadStoredPlan, persistPlan } from './use-plan.ts';

const all = ['a', 'b', 'c', 'd', 'e', 'f'];
const how = { seed: 3, least: 1 };
const lesson = {
  material: exampleMaterials.french,
  activities: {},
  usual: defaultPreferences,
  isFinal: true,
  sources,
};
const rules = { preset: 'standard' as const, secret: '' };
const vocabulary: PlannedTask = {
  key: 'k',
  source: 'vocab',
  template: 'TYPE_THE_ANSWER',
  skillType: 'VOCAB',
  name: 'Words',
  seed: 1,
  drawn: false,
};
const { choice, size } = templateOf('TYPE_THE_ANSWER');
const idsOf = (task: PlannedTask) =>
  choice?.items(makeTask(lesson, task, rules)).map(({ id }) => id);

test('selects all items until the teacher selects some', () => {
  expect(chosenIds(all, undefined, how)).toEqual(all);
});

test('draws the same items each time and keeps them when the number of items is raised', () => {
  const three = chosenIds(all, { by: 'number', count: 3 }, how);
  expect(three).toHaveLength(3);
  expect(chosenIds(all, { by: 'number', count: 3 }, how)).toEqual(three);
  expect(chosenIds(all, { by: 'number', count: 4 }, how)).toEqual(expect.arrayContaining(three));
  expect(chosenIds(all, { by: 'number', count: 9 }, how)).toEqual(all);
});

test('returns ticked items in task order and ignores unknown ids', () => {
  expect(chosenIds(all, { by: 'hand', ids: ['e', 'gone', 'b'] }, how)).toEqual(['b', 'e']);
});

test.each<[string, ChosenItems | undefined, ChosenItems | undefined]>([
  ['all items', undefined, undefined],
  ['a number of items', { by: 'number', count: 4 }, { by: 'number', count: 4 }],
  ['ticked items', { by: 'hand', ids: ['a', 'b'] }, { by: 'number', count: 2 }],
  ['an empty selection, which means all items', { by: 'hand', ids: [] }, undefined],
])('keeps the number of items when redrawing %s', (_, before, after) => {
  expect(drawnAgain(before)).toEqual(after);
});

test('stores no choice when all items are chosen', () => {
  expect([byNumber(6, 6), byHand(all, 6)]).toEqual([undefined, undefined]);
  expect(byNumber(5, 6)).toEqual({ by: 'number', count: 5 });
});

test('makes a task of the chosen items only, and of different items after a redraw', () => {
  const items: ChosenItems = { by: 'number', count: 3 };
  const drawn = (seed: number) => idsOf({ ...vocabulary, seed, drawn: true, items });
  expect(size(makeTask(lesson, { ...vocabulary, items }, rules))).toBe(3);
  expect(new Set([1, 2, 3, 4].map((seed) => JSON.stringify(drawn(seed)))).size).toBeGreaterThan(1);
  const [first = '', , third = ''] = idsOf(vocabulary) ?? [];
  expect(idsOf({ ...vocabulary, items: { by: 'hand', ids: [third, first] } })).toEqual([
    first,
    third,
  ]);
});

test('sends only the chosen items and names the task in the error if too few are chosen', () => {
  const plan = {
    ...newPlan(new Date(2026, 10, 21)),
    resourceId: 'r1',
    name: 'Saturday',
    classroomIds: ['c1'],
  };
  const check = (task: PlannedTask) =>
    checkPlan({ ...plan, tasks: [task] }, lesson, Date.UTC(2026, 10, 21));
  const { draft } = check({ ...vocabulary, items: { by: 'number', count: 2 } });
  expect(size(draft?.tasks[0]?.data)).toBe(2);
  const none: ChosenItems = { by: 'hand', ids: [] };
  expect(wholeTask(lesson, vocabulary, rules)).not.toBeNull();
  expect(check({ ...vocabulary, items: none }).errors).toEqual({
    tasks: 'Choose at least one item for “Words”.',
  });
  const one: ChosenItems = { by: 'hand', ids: [idsOf(vocabulary)?.[0] ?? ''] };
  expect(check({ ...vocabulary, template: 'MATCHING', items: one }).errors).toEqual({
    tasks: 'Choose at least 2 items for “Words”.',
  });
});

test('keeps the selected items after a reload', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  for (const items of [byNumber(2, 9), byHand(['x'], 9)]) {
    const plan = { ...newPlan(new Date(2026, 10, 21)), tasks: [{ ...vocabulary, items }] };
    persistPlan(storage, 'u1', plan);
    expect(loadStoredPlan(storage, 'u1')).toEqual(plan);
  }
});
