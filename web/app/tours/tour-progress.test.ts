import { expect, test } from 'vitest';
import { nextTourStepAt, persistTourStep } from './tour-progress.ts';

function tab() {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a tour goes on where it was left, and only that one', () => {
  const storage = tab();
  expect(nextTourStepAt('dashboard', storage)).toBe(0);
  persistTourStep({ name: 'dashboard', from: 12 }, storage);
  expect(nextTourStepAt('dashboard', storage)).toBe(12);
  expect(nextTourStepAt('preview', storage)).toBe(0);
  persistTourStep(null, storage);
  expect(nextTourStepAt('dashboard', storage)).toBe(0);
});

test.each(['{', 'null', '3', '{"name":"dashboard"}', '{"name":"dashboard","from":"x"}'])(
  'damaged storage %s begins at the beginning',
  (value) => {
    expect(nextTourStepAt('dashboard', { getItem: () => value })).toBe(0);
  },
);
