import { expect, test } from 'vitest';
import { bin, run } from '#scripts/testing/step.ts';

test('checks every screen at 200 % and 400 % zoom and in forced colours, visually and by keyboard', async () => {
  const config = 'e2e/looks/playwright.config.ts';
  expect(await run(bin('playwright'), ['test', '--config', config])).toBe(0);
}, 3_600_000);
