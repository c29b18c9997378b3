import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin } from '#scripts/testing/step.ts';
import { root } from '#scripts/world/settings.ts';
import { type Guard, guards } from './guards.ts';

/**
 * The path of a copy of the sources. A copy is used so that no other test run sees a file without its guard.
 */
let copy = '';
const sources = [
  'language',
  'contracts',
  'ui',
  'lessons',
  'db',
  'functions',
  'web',
  'emulators',
  'proofs',
  'scripts',
  'e2e',
  'docs',
];
const files = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'wrangler.toml'];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'lexiloom-guards-'));
  for (const name of [...sources, ...files]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/**
 * Time limit of a test. Code without its guard may run forever, so a test that does not end counts as failed.
 */
const longestMs = 180_000;

/** Runs one test file in the copy. Returns its exit code, or null if it had to be killed. */
function runTest(file: string): Promise<number | null> {
  const project = file.includes('.db.test.') ? 'db' : 'unit*';
  const child = spawn(process.execPath, [bin('vitest'), 'run', '--project', project, file], {
    cwd: copy,
    stdio: 'ignore',
    // Use a separate process group, so that all child processes end with it.
    detached: true,
    env: { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, NODE_ENV: undefined },
  });
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), longestMs);
  return new Promise((resolve) =>
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code);
    }),
  );
}

async function isCaught({ file, line, without, test: proof }: Guard): Promise<boolean> {
  const path = join(copy, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    whole.replace(line, () => without),
  );
  try {
    return (await runTest(proof)) !== 0;
  } finally {
    writeFileSync(path, whole);
  }
}

/** `npm run prove -- guards`: removes one guard at a time. The test listed with the guard must then fail. */
test('detects every removed guard', async () => {
  // First run the tests with all guards, because a test that fails even with its guard proves nothing.
  for (const proof of new Set(guards.map(({ test: file }) => file))) {
    expect(await runTest(proof), `${proof} with every guard in its place`).toBe(0);
  }
  const missed: string[] = [];
  for (const guard of guards) {
    const caught = await isCaught(guard);
    console.log(`${caught ? 'caught' : 'MISSED'}  ${guard.against.padEnd(52)} ${guard.test}`);
    if (!caught) missed.push(guard.against);
  }
  console.log(`${guards.length - missed.length} of ${guards.length} guards caught`);
  expect(missed).toEqual([]);
});
