import { test } from 'vitest';
import { runsWanted } from '../model-runs.ts';
import { proveSchool } from './prove-school.ts';

const wanted = runsWanted();

/**
 * `npm run prove -- school-model`: a thousand lives of a school. Each life has up to a hundred steps by a
 * teacher and her pupils through the Workers: classes, accounts, homework assigned and withdrawn, tasks
 * handed in. After every step the tables must match a simple model. `RUNS`, `SEED`, `FAILED_AT` and `REPLAY`
 * are explained in `model-runs.ts`.
 */
test(`${wanted.runs} lives of a school: matches the model in every table`, async () => {
  console.log(`seed ${wanted.seed}`);
  const steps = await proveSchool(wanted);
  console.log(`${wanted.runs} lives, ${steps} steps, no difference`);
});
