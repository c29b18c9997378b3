import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { processStart } from './process-start.ts';
import { ChildFailed, startChild } from './start-child.ts';

const folder = mkdtempSync(join(tmpdir(), 'child-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that starts another program and ignores requests to stop. */
const stubborn = `
  const { spawn } = require('node:child_process');
  const inner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  process.on('SIGTERM', () => process.argv[1] === 'polite' && process.exit(0));
  setInterval(() => {}, 1000);
  console.log('ready with ' + process.pid + ',' + inner.pid);
`;

const options = (program: string, args: string[] = []) => ({
  name: 'The child',
  program: process.execPath,
  args: ['-e', program, ...args],
  env: process.env,
  logFile: join(folder, 'child.log'),
  ready: /ready with (\S+)/,
  readyWithinMs: 10_000,
});

const alive = (pids: string) => pids.split(',').filter((pid) => processStart(Number(pid)) !== null);

test('stops the processes that a child started', async () => {
  const child = await startChild(options(stubborn, ['polite']));
  expect(alive(child.ready)).toHaveLength(2);
  await child.stop();
  await vi.waitFor(() => expect(alive(child.ready)).toEqual([]), 5_000);
  expect(readFileSync(join(folder, 'child.log'), 'utf8')).toContain('ready with');
});

test('ends a child that ignores signals when its parent is killed', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'start-child.ts')).href;
  const { ready: _, ...plain } = options(stubborn);
  const world: ChildProcess = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { startChild } = await import(${JSON.stringify(module)});
       const child = await startChild({ ...${JSON.stringify(plain)}, ready: /ready with (\\S+)/ });
       console.log(child.ready);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const pids = await new Promise<string>((resolve) => {
    world.stdout?.once('data', (line) => resolve(String(line).trim()));
  });
  expect(alive(pids)).toHaveLength(2);
  world.kill('SIGKILL');
  await vi.waitFor(() => expect(alive(pids)).toEqual([]), 15_000);
}, 30_000);

test('continues with an unwritable log and reports it once', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const loud = `
    setInterval(() => console.log('a line'), 20);
    console.log('ready with ' + process.pid);
  `;
  // Every write to this log file fails, as on a full disk.
  const child = await startChild({ ...options(loud), logFile: '/dev/full' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(alive(child.ready)).toHaveLength(1);
  expect(told).toHaveBeenCalledTimes(1);
  expect(told.mock.calls[0]?.[0]).toMatch(/cannot be written: ENOSPC/);
  told.mockRestore();
  await child.stop();
}, 30_000);

test('reports a child that ends before it is ready, and includes its log', async () => {
  const failing = startChild(options('process.exit(3)'));
  await expect(failing).rejects.toBeInstanceOf(ChildFailed);
  await expect(failing).rejects.toThrow(/ended before it was ready.*child\.log/);
});

test('stops a child that is not ready in time', async () => {
  const slow = startChild({ ...options('setInterval(() => {}, 1000)'), readyWithinMs: 200 });
  await expect(slow).rejects.toThrow(/not ready in time/);
});
