import { expect, test } from 'vitest';
import {
  createTourMemory,
  type MemoryDependencies,
  nextTourStepAt,
  persistTourStep,
} from './tour-memory.ts';

function world(over: Partial<MemoryDependencies> = {}) {
  const stored = new Map<string, string>();
  const calls: unknown[] = [];
  const log: unknown[][] = [];
  const fake: MemoryDependencies = {
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    get: async (path) => {
      calls.push(path);
      return { page: path, seenAt: null };
    },
    post: async (path, json) => void calls.push([path, json]),
    log: (...words) => log.push(words),
    ...over,
  };
  return { fake, stored, calls, log };
}

test('asks the server about a tour that is not exited on this device', async () => {
  const { fake, calls } = world();
  expect(await createTourMemory('ana', fake).seen('dashboard')).toBe(false);
  expect(calls).toEqual(['/custom_tour/dashboard']);
});

test('sends an exit and does not ask the server again for that teacher on this device', async () => {
  const { fake, calls } = world();
  await createTourMemory('ana', fake).exit('preview');
  expect(calls).toEqual([['/custom_tour', { page: 'preview' }]]);
  expect(await createTourMemory('ana', fake).seen('preview')).toBe(true);
  expect(calls).toHaveLength(1);
  expect(await createTourMemory('ben', fake).seen('preview')).toBe(false);
});

test('asks the server only once about a tour that was exited on another device', async () => {
  let asked = 0;
  const get = async () => {
    asked += 1;
    return { page: 'resource', seenAt: '2026-11-22T08:00:00Z' };
  };
  const memory = createTourMemory('ana', world({ get }).fake);
  expect(await memory.seen('resource')).toBe(true);
  expect(await memory.seen('resource')).toBe(true);
  expect(asked).toBe(1);
});

test('logs failures and treats the tour as seen', async () => {
  const broken = async () => Promise.reject(new Error('no network'));
  const { fake, log } = world({ get: broken, post: broken });
  const memory = createTourMemory('ana', fake);
  expect(await memory.seen('dashboard')).toBe(true);
  await memory.exit('activities');
  expect(log).toHaveLength(2);
  expect(await memory.seen('activities')).toBe(true);
});

test.each(['{', '"x"', '[1, "toString"]'])('treats damaged storage %s as empty', async (value) => {
  const { fake, stored } = world();
  stored.set('lexiloom-tours:ana', value);
  expect(await createTourMemory('ana', fake).seen('dashboard')).toBe(false);
});

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

test('resumes only the stored tour, at its stored step', () => {
  const storage = tab();
  expect(nextTourStepAt('dashboard', storage)).toBe(0);
  persistTourStep({ name: 'dashboard', from: 12 }, storage);
  expect(nextTourStepAt('dashboard', storage)).toBe(12);
  expect(nextTourStepAt('preview', storage)).toBe(0);
  persistTourStep(null, storage);
  expect(nextTourStepAt('dashboard', storage)).toBe(0);
});

test.each(['{', 'null', '3', '{"name":"dashboard"}', '{"name":"dashboard","from":"x"}'])(
  'starts at the first step when storage contains %s',
  (value) => {
    expect(nextTourStepAt('dashboard', { getItem: () => value })).toBe(0);
  },
);
