import { test } from 'vitest';
import { runsWanted } from '../model-runs.ts';
import { provePupils } from './prove-pupils.ts';

const wanted = runsWanted();

/**
 * `npm run prove -- pupil-answers`: a thousand evenings of pupils with disconnects, calls that succeed but
 * whose response is lost, reloads, sleep, two tabs, two devices and double clicks, against the real Worker.
 * `RUNS`, `SEED`, `FAILED_AT` and `REPLAY` are those of `model-runs.ts`.
 */
test(`loses and doubles nothing for ${wanted.runs} pupils with bad connections`, async () => {
  console.log(`seed ${wanted.seed}`);
  const handedIn = await provePupils(wanted);
  console.log(`${wanted.runs} evenings, ${handedIn} times handed in, nothing lost or doubled`);
});
