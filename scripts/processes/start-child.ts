import { spawn } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const guard = fileURLToPath(new URL('./guard.ts', import.meta.url));

export interface ChildOptions {
  /** Its name in messages, such as `the database`. */
  name: string;
  program: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** Everything it prints goes here; messages name the file. */
  logFile: string;
  /** Matches the line that says it is ready; the first capture group becomes `ready`. */
  ready: RegExp;
  readyWithinMs: number;
}

export interface Child {
  /** The value from the ready line, such as an address. */
  ready: string;
  pid: number;
  /** Settles when the program ends, on its own or because it was stopped. */
  ended: Promise<void>;
  stop(): Promise<void>;
  /** Kills it and everything it started at once (kill -9). */
  kill(): Promise<void>;
}

/** A program of the local environment did not start, or ended unexpectedly. */
export class ChildFailed extends Error {}

/**
 * Starts a program behind its guard, in its own process group, and waits until it is ready. It never outlives
 * this process, however this process ends.
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const log = openLog(options.logFile);
  log.write(`\n--- ${new Date().toISOString()} ${options.program} ${options.args.join(' ')}\n`);
  const child = spawn(process.execPath, [guard, options.program, ...options.args], {
    env: options.env,
    cwd: options.cwd,
    // Ctrl-C goes to the foreground group; with a separate group the parent can stop its programs in order.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => log.end());
  const ready = new Promise<string>((resolve) => {
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on('line', (line) => {
        log.write(`${line}\n`);
        const match = options.ready.exec(line);
        if (match) resolve(match[1] ?? '');
      });
    }
  });
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  const kill = async () => {
    try {
      // The process group belongs to this child alone and has its guard's id; without a guard there is
      // nothing to kill.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // it has already ended
    }
    await ended;
  };
  const late = new AbortController();
  const answer = await Promise.race([
    ready,
    ended.then(() => null),
    waitFor(options.readyWithinMs, late.signal),
  ]);
  late.abort();
  if (typeof answer === 'string') {
    return { ready: answer, pid: child.pid ?? 0, ended, stop, kill };
  }
  await stop();
  const why = answer === null ? 'ended before it was ready' : 'was not ready in time';
  throw new ChildFailed(`${options.name} ${why}. Its log: ${options.logFile}`);
}

/**
 * A log that never stops the local environment: if the disk is full or the file is gone, it says so once, and
 * what it could not write is lost.
 */
function openLog(file: string): WriteStream {
  const log = createWriteStream(file, { flags: 'a' });
  log.once('error', (error) => {
    console.error(
      `The log ${file} cannot be written: ${error.message}. Lexiloom continues without it.`,
    );
  });
  log.on('error', () => {});
  return log;
}

const waitFor = (ms: number, signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, ms, undefined);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
