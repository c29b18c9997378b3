import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * When a process started, as the system reports it, or null if no such process runs. Together with its id it
 * identifies a process for good, because ids are reused.
 */
export function processStart(pid: number): string | null {
  if (existsSync('/proc/self/stat')) return startInProc(pid);
  try {
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return started || null;
  } catch {
    return isAlive(pid) ? 'running' : null;
  }
}

/** Field 22 of /proc/<pid>/stat is the start in clock ticks since boot; a zombie does not count. */
function startInProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
