import { afterAll, expect, test } from 'vitest';
import { runKillDrill } from './run-kill-drill.ts';

const minutes = Number(process.env.LEXILOOM_DRILL_MINUTES ?? 10);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000));
const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

/**
 * `npm run prove -- fault-drills/kill`: teachers generate, pupils hand in and Stripe sends its events, while
 * the processes of the product are killed with -9 in random order for `LEXILOOM_DRILL_MINUTES`. Afterwards,
 * every acknowledged write must be stored exactly once. `SEED` repeats the order of the kills.
 */
test(`${minutes} minutes of kill -9: keeps every acknowledged write exactly once`, async () => {
  const report = await runKillDrill({ seed, minutes, onEnd: (end) => ends.push(end) });
  expect(report, 'PostgreSQL is installed').not.toBeNull();
  console.log(report?.lines.join('\n'));
  expect(report?.faults.join('\n')).toBe('');
  expect(report?.kills).toBeGreaterThan(minutes);
});
