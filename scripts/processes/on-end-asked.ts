import { readFileSync } from 'node:fs';

const watchEveryMs = 500;

/**
 * Calls `stop` once: at Ctrl-C, SIGTERM or SIGHUP, or when the process that started this one has ended. A
 * second signal ends this process and its children at once.
 */
export function onEndAsked(stop: (why: string) => void): void {
  let asked = false;
  const ask = (why: string) => {
    if (asked) return;
    asked = true;
    clearInterval(watch);
    stop(why);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => (asked ? process.exit(130) : ask(signal)));
  }
  const parents = starters();
  const watch = setInterval(() => {
    const now = starters();
    if (parents.some((pid, at) => now[at] !== pid)) ask('its parent ended');
  }, watchEveryMs);
  watch.unref();
}

/**
 * The processes that started this one: its parent and, under `npm run`, also npm, which may be one shell
 * further up. An orphan gets a new parent, so a changed id means that one of them has ended.
 */
function starters(): number[] {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return [parent];
  const grandparent = parentOf(parent);
  return grandparent === null ? [parent] : [parent, grandparent];
}

function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const isShell = /^(ba|da|z|a)?sh$/.test(name);
    return isShell ? Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) : null;
  } catch {
    return null;
  }
}
