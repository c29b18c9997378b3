import { expect, test } from 'vitest';
import { provePupils } from './prove-pupils.ts';

/** Runs a sample of `npm run prove -- pupil-answers`, with the same seed every time. */
test('loses no work and stores no work twice in 25 evenings with bad connections', async () => {
  expect(await provePupils({ seed: 20_261_122, runs: 25 })).toBeGreaterThan(25);
}, 240_000);
