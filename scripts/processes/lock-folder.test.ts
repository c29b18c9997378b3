import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './lock-folder.ts';
import { processStart } from './process-start.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a held lock is refused, and names who holds it', () => {
  const path = join(folder, 'held');
  const unlock = lockFolder(path);
  expect(() => lockFolder(path)).toThrow(FolderInUse);
  unlock();
  lockFolder(path)();
});

test('the lock of a process that is gone is taken over', () => {
  const path = join(folder, 'dead');
  writeFileSync(path, '999999999 12345');
  lockFolder(path)();
});

test('the lock of another process that got the same id is taken over', () => {
  const path = join(folder, 'reused');
  writeFileSync(path, `${process.pid} a-start-long-ago`);
  const unlock = lockFolder(path);
  expect(readFileSync(path, 'utf8')).toBe(`${process.pid} ${processStart(process.pid)}`);
  unlock();
});

test('an empty lock, as a full disk leaves, is taken over', () => {
  const path = join(folder, 'empty');
  writeFileSync(path, '');
  lockFolder(path)();
});
