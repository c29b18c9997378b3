import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * The start time of a process, as the system reports it; null if no such process runs. Ids are reused, but an
 * id and a start time together identify a process uniquely.
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

/**
 * Field 22 of /proc/<pid>/stat is the start time in clock ticks since boot. A zombie process counts as ended.
 */
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
