import { expect, test, vi } from 'vitest';

test('stops Zod from generating code once the setting is loaded', async () => {
  vi.resetModules();
  await import('./zod-without-eval.ts');
  const z = await import('zod/mini');
  const made = vi.fn();
  vi.stubGlobal('Function', made);
  const read = z.object({ id: z.string() }).safeParse({ id: 'a' });
  vi.unstubAllGlobals();
  expect(read.success).toBe(true);
  expect(made).not.toHaveBeenCalled();
  expect(z.config().jitless).toBe(true);
});
