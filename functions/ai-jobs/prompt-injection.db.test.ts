import { expect, test } from 'vitest';
import { injections } from './testing/injections.ts';
import { proveInjection } from './testing/prove-injection.ts';

/** A short version of `npm run prove -- prompt-injection` (reliability S11). */
test('changes only content when the model obeys an injection', async () => {
  const { texts, parts, kept, faults } = await proveInjection(injections.length);
  expect(faults.join('\n')).toBe('');
  expect([texts, parts]).toEqual([injections.length, injections.length]);
  // Some texts must be accepted, otherwise the other checks would be meaningless.
  expect(kept).toBeGreaterThan(5);
}, 120_000);
