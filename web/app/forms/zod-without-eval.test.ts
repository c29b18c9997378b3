import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// Runs in a process of its own: Zod tries eval once a process, perhaps in a test file before this one.
const program = `
  await import('./zod-without-eval.ts');
  const z = await import('zod/mini');
  let made = 0;
  globalThis.Function = function () { made += 1; };
  const { success } = z.object({ id: z.string() }).safeParse({ id: 'a' });
  console.log(JSON.stringify({ success, made, jitless: z.config().jitless }));
`;

test('stops Zod from generating code once the setting is loaded', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual({ success: true, made: 0, jitless: true });
});
