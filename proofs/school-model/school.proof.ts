import { test } from 'vitest';
import { proveSchool } from './prove-school.ts';

const runs = Number(process.env.RUNS ?? 1000);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000));

/**
 * `npm run prove -- school-model`: a thousand lives of a school, each of up to fifty steps of a teacher
 * and her pupils through the Workers: classes, accounts, homework set and taken back, tasks handed in.
 * After every step the tables have to say what a plain model says. `SEED` repeats a run, `RUNS` makes
 * fewer.
 */
test(`${runs} lives of a school: matches the model in every table`, async () => {
  console.log(`seed ${seed}`);
  const done = await proveSchool({ seed, runs, steps: 50 });
  console.log(`${runs} lives, ${done} steps, no difference`);
});
