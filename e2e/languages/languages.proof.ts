import { expect, test } from 'vitest';
import { bin, run } from '#scripts/testing/step.ts';

/** The days of a teacher and a pupil, and all screens that they see. */
const walks = [
  ...['lesson', 'classrooms', 'set-homework', 'homework', 'pupil-tasks', 'pupil-evening'],
  'screens-in-language',
];

test.each(['de', 'es', 'ar', 'ja'])(
  'lets teacher and pupil do everything in %s, and finds nothing with axe',
  async (language) => {
    const files = walks.map((walk) => `e2e/${walk}.e2e.ts`);
    const env = { ...process.env, LEXILOOM_E2E_LANGUAGE: language };
    expect(await run(bin('playwright'), ['test', ...files], env)).toBe(0);
  },
);
