import { expect, test } from 'vitest';
import { bin, run } from '../../scripts/testing/step.ts';

test('every screen at 400 %, in forced colours and without motion, by name and by sight', async () => {
  const config = 'e2e/looks/playwright.config.ts';
  expect(await run(bin('playwright'), ['test', '--config', config])).toBe(0);
}, 3_600_000);
