import { expect, test } from 'vitest';
import { workerConfigs } from './worker-configs.ts';

const configs = workerConfigs();
const configOf = (name: string) => configs.find((config) => config.name === name);

test('calls only our own Workers', () => {
  const called = configs.flatMap(({ services }) => Object.values(services));
  expect(called.length).toBeGreaterThan(10);
  for (const name of called) expect(configOf(name), name).toBeDefined();
});

test('connects homework to the moderator, and the moderator to its model', () => {
  expect(configOf('lexiloom-homework')?.services).toEqual({ AI_JOBS: 'lexiloom-ai-jobs' });
  expect(configOf('lexiloom-ai-jobs')?.vars).toHaveProperty('MODEL_MODERATION');
});

test('keeps every setting of a file', () => {
  expect(configOf('lexiloom-ai-jobs')?.vars).toHaveProperty('APP_ORIGIN');
  expect(Object.keys(configOf('lexiloom-ai-jobs')?.vars ?? {})).toHaveLength(12);
  expect(configOf('lexiloom')?.vars).toEqual({});
});
