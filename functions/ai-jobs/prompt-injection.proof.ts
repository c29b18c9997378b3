import { expect, test } from 'vitest';
import { proveInjection } from './testing/prove-injection.ts';

/**
 * Tests every injection in every place, four times. Run with `npm run prove -- prompt-injection` (reliability
 * S11).
 */
test('stores only valid lesson content when a model obeys 300 injections', async () => {
  const { texts, parts, kept, faults } = await proveInjection(300);
  console.log(
    `S11: ${texts} texts and ${parts} parts by a model that obeys the injection: ${kept} texts kept as lessons, ${faults.length} faults`,
  );
  expect(faults.join('\n')).toBe('');
});
