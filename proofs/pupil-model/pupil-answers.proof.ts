import { expect, test } from 'vitest';
import { provePupils } from './prove-pupils.ts';

const runs = Number(process.env.RUNS ?? 1000);
const first = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000));

/**
 * `npm run prove -- pupil-answers`: a thousand evenings of pupils with disconnects, calls that were done
 * and not answered, reloads, sleep, two tabs, two devices and double clicks, against the real Worker.
 * `SEED` repeats a run, `RUNS` makes fewer.
 */
test(`loses nothing and stores nothing twice for ${runs} pupils with bad connections`, async () => {
  console.log(`seeds ${first} to ${first + runs - 1}`);
  const reports = await provePupils(Array.from({ length: runs }, (_, at) => first + at));
  const handedIn = reports.reduce((sum, report) => sum + report.handedIn, 0);
  const wrong = reports.filter(({ faults }) => faults.length > 0);
  console.log(`${runs} runs, ${handedIn} times handed in, ${wrong.length} runs with faults`);
  expect(wrong).toEqual([]);
});
