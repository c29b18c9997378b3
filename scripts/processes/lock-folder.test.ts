import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './lock-folder.ts';
import { processStart } from './process-start.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('rejects a lock that another process holds and names the process', () => {
  const path = join(folder, 'held');
  const unlock = lockFolder(path);
  expect(() => lockFolder(path)).toThrow(FolderInUse);
  unlock();
  lockFolder(path)();
});

test('takes over the lock of a dead process', () => {
  const path = join(folder, 'dead');
  writeFileSync(path, '999999999 12345');
  lockFolder(path)();
});

test('takes over a lock whose process id now belongs to another process', () => {
  const path = join(folder, 'reused');
  writeFileSync(path, `${process.pid} a-start-long-ago`);
  const unlock = lockFolder(path);
  expect(readFileSync(path, 'utf8')).toBe(`${process.pid} ${processStart(process.pid)}`);
  unlock();
});

test('takes over an empty lock, as left by a full disk', () => {
  const path = join(folder, 'empty');
  writeFileSync(path, '');
  lockFolder(path)();
});
