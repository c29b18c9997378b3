import { beforeEach, expect, test, vi } from 'vitest';
import { proveHostile } from './prove-hostile.ts';

const logged: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
});

/** Runs a sample of `npm run prove -- hostile`, with the same seed every time. */
test('survives 700 hostile requests without a fault or a leak', async () => {
  const drainLog = () => logged.splice(0);
  const { faults, requests, statuses } = await proveHostile({
    ...{ seed: 20_261_122, requests: 700, drainLog },
  });
  expect(faults.join('\n')).toBe('');
  expect(requests).toBe(700);
  // A run in which almost every request is rejected would prove little.
  const done = [...statuses.values()].flatMap((counts) =>
    [...counts].filter(([status]) => status < 300).map(([, count]) => count),
  );
  expect(done.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(80);
}, 240_000);
