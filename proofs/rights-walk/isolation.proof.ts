import { beforeEach, expect, test, vi } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createAllRoutes } from './every-route.ts';
import { insertSchool } from './insert-school.ts';
import { proveIsolation } from './prove-isolation.ts';
import { sampleCalls } from './sample-calls.ts';
import { sendSample } from './send-sample.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/**
 * `npm run prove -- isolation` (reliability S1): walks every route with the ids of other schools. `ROLE='a
 * pupil'` walks only as that role.
 */
test('leaks no data in ten thousand calls with the ids of other schools', async () => {
  const { calls, statuses, faults } = await proveIsolation();
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status} × ${n}`);
  console.log(`S1: ${calls} calls, ${faults.length} faults; ${counts.join('  ')}`);
  expect(faults.join('\n')).toBe('');
  expect(calls).toBeGreaterThanOrEqual(process.env.ROLE ? 1_000 : 10_000);
});

const rounds = Number(process.env.ROUNDS ?? 200);

/**
 * Checks that requests with foreign and with missing ids take equally long, by comparing the medians of
 * alternating calls.
 */
test('rejects another school’s record as fast as a missing one', async () => {
  const every = await createAllRoutes();
  const [mine, theirs] = [await insertSchool(every.test.db), await insertSchool(every.test.db)];
  const nobody = { ...(await insertSchool(every.test.db)).ids };
  const token = await signIn('public', { id: await insertTeacher(every.test.db), name: 'x' });
  // Unassigned ids of the same length as the real ones.
  const unknown = Object.fromEntries(
    Object.entries(nobody).map(([name, id]) => [
      name,
      typeof id === 'number' ? id + 1_000_000 : [...String(id)].reverse().join(''),
    ]),
  ) as unknown as typeof nobody;
  const reading = every.routes.filter(
    ({ route, may }) =>
      /^GET \/v1\/.*:id/.test(route) &&
      may !== 'anyone' &&
      may.includes('public') &&
      !/admin|content/.test(route),
  );
  const ratios: number[] = [];
  for (const walked of reading) {
    const sample = sampleCalls[walked.route];
    if (!sample) continue;
    const times = { theirs: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const both = [
        ['theirs', theirs.ids],
        ['unknown', unknown],
      ] as const;
      for (const [whose, ids] of round % 2 === 0 ? both : both.toReversed()) {
        const began = performance.now();
        const { status } = await sendSample(walked, sample(ids), token);
        times[whose].push(performance.now() - began);
        expect(status, walked.route).toBe(404);
      }
    }
    const ratio = median(times.theirs) / median(times.unknown);
    ratios.push(ratio);
    console.log(
      `  ${walked.route.padEnd(48)} ${median(times.theirs).toFixed(2)} ms / ${median(times.unknown).toFixed(2)} ms`,
    );
  }
  const middle = median(ratios);
  console.log(
    `S1 timing: ${ratios.length} routes, ${rounds} rounds, median ratio ${middle.toFixed(3)}`,
  );
  expect(mine.ids.teacherId).not.toBe(theirs.ids.teacherId);
  expect(Math.abs(middle - 1)).toBeLessThan(0.05);
  await every.close();
});

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
