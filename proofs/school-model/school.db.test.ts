import { expect, test } from 'vitest';
import { proveSchool } from './prove-school.ts';

/** A small sample of `npm run prove -- school-model`, with the same seed every time. */
test('matches the model after every step of 8 lives of a school', async () => {
  expect(await proveSchool({ seed: 20_261_122, runs: 8 })).toBeGreaterThan(300);
}, 240_000);
