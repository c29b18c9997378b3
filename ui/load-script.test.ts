import { expect, test, vi } from 'vitest';
import { loadScript, ScriptNotLoaded, scriptLimitMs } from './load-script.ts';

const script = { default: () => null };

test('returns the loaded script', async () => {
  expect(await loadScript(async () => script)).toBe(script);
});

test('throws ScriptNotLoaded if a script fails to load', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(loadScript(fail)).rejects.toThrow(ScriptNotLoaded);
});

test('gives up on a script after 120 seconds', async () => {
  vi.useFakeTimers();
  const failed = expect(
    loadScript(() => new Promise<typeof script>(() => undefined)),
  ).rejects.toThrow('too slow');
  expect(scriptLimitMs).toBe(120_000);
  await vi.advanceTimersByTimeAsync(scriptLimitMs);
  await failed;
  vi.useRealTimers();
});
