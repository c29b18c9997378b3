import { expect, test } from 'vitest';
import { newPlan } from './plan.ts';
import { loadStoredPlan, persistPlan } from './use-plan.ts';

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const plan = { ...newPlan(new Date(2026, 10, 21)), name: 'Saturday' };

test('stores a plan per user and deletes it', () => {
  const storage = fakeStorage();
  persistPlan(storage, 'u1', plan);
  expect(loadStoredPlan(storage, 'u1')).toEqual(plan);
  expect(loadStoredPlan(storage, 'u2')).toBeNull();
  persistPlan(storage, 'u1', null);
  expect(loadStoredPlan(storage, 'u1')).toBeNull();
});

test.each(['{', '{"name":4}', '[]'])('ignores the invalid stored plan %s', (text) => {
  const storage = fakeStorage();
  storage.setItem('lexiloom-homework-plan:u1', text);
  expect(loadStoredPlan(storage, 'u1')).toBeNull();
});

test('opens a plan that was stored before the instructions field existed', () => {
  const storage = fakeStorage();
  const { instructions: _, ...former } = plan;
  storage.setItem('lexiloom-homework-plan:u1', JSON.stringify(former));
  expect(loadStoredPlan(storage, 'u1')).toEqual({ ...former, instructions: '' });
});
