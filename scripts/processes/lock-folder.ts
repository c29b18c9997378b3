import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { processStart } from './process-start.ts';

/** Another process uses the folder; `pid` is the id of that process. */
export class FolderInUse extends Error {
  readonly pid: number;
  constructor(path: string, pid: number) {
    super(`${path} is locked by process ${pid}, which is still running.`);
    this.pid = pid;
  }
}

/**
 * Creates the lock file at `path` for this process and returns a function that releases it. A lock left
 * behind by a killed process is taken over. A lock counts only while a process with its id *and* its start
 * time is alive, so a reused process id does not block the folder.
 */
export function lockFolder(path: string): () => void {
  const mine = `${process.pid} ${processStart(process.pid) ?? ''}`;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    for (;;) {
      if (tryLink(draft, path)) return () => giveBack(path, mine);
      const holder = readHolder(path);
      if (holder && processStart(holder.pid) === holder.start)
        throw new FolderInUse(path, holder.pid);
      discard(path, draft);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A hard link is created atomically, so no process ever reads a half-written lock. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): { pid: number; start: string } | null {
  try {
    const [pid = '', ...start] = readFileSync(path, 'utf8').split(' ');
    return Number(pid) > 0 ? { pid: Number(pid), start: start.join(' ') } : null;
  } catch {
    return null;
  }
}

/**
 * Renames a stale lock to a name unique to this process. If two processes find the same stale lock, only one
 * of them can rename and remove it.
 */
function discard(path: string, draft: string): void {
  try {
    renameSync(path, `${draft}.dead`);
    unlinkSync(`${draft}.dead`);
  } catch {
    // Another process was faster; the next iteration finds its lock.
  }
}

function giveBack(path: string, mine: string): void {
  try {
    if (readFileSync(path, 'utf8') === mine) unlinkSync(path);
  } catch {
    // The folder itself no longer exists, as after a test.
  }
}
