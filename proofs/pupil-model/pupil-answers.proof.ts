import { test } from 'vitest';
import { runsWanted } from '../model-runs.ts';
import { provePupils } from './prove-pupils.ts';

const wanted = runsWanted();

/**
 * `npm run prove -- pupil-answers`: runs a thousand evenings of pupils against the real Worker, with
 * disconnects, successful calls whose response is lost, reloads, sleep, two tabs, two devices and double
 * clicks. `RUNS`, `SEED`, `FAILED_AT` and `REPLAY` are described in `model-runs.ts`.
 */
test(`neither loses nor duplicates work for ${wanted.runs} pupils with bad connections`, async () => {
  console.log(`seed ${wanted.seed}`);
  const handedIn = await provePupils(wanted);
  console.log(`${wanted.runs} evenings, ${handedIn} times handed in, nothing lost or doubled`);
});
