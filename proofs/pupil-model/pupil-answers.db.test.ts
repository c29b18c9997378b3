import { expect, test } from 'vitest';
import { provePupils } from './prove-pupils.ts';

/** A sample of `npm run prove -- pupil-answers`; the same seeds every time. */
test('loses nothing and stores nothing twice in 25 evenings with bad connections', async () => {
  const reports = await provePupils(Array.from({ length: 25 }, (_, at) => at + 1));
  for (const { seed, steps, faults } of reports) {
    expect(faults, `seed ${seed}: ${steps.join(', ')}`).toEqual([]);
  }
  expect(reports.reduce((sum, { handedIn }) => sum + handedIn, 0)).toBeGreaterThan(25);
}, 240_000);
