import { spawn } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const guard = fileURLToPath(new URL('./guard.ts', import.meta.url));

export interface ChildOptions {
  /** The name used in messages, such as `the database`. */
  name: string;
  program: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** The file for everything the program prints. Messages contain its name. */
  logFile: string;
  /** Matches the line that the program prints when it is ready. The first capture group becomes `ready`. */
  ready: RegExp;
  readyWithinMs: number;
}

export interface Child {
  /** The value from the ready line, such as an address. */
  ready: string;
  pid: number;
  /** Resolves when the program ends, either on its own or because it was stopped. */
  ended: Promise<void>;
  stop(): Promise<void>;
  /** Immediately kills the program and everything it started (kill -9). */
  kill(): Promise<void>;
}

/** A program of the local environment did not start, or ended unexpectedly. */
export class ChildFailed extends Error {}

/**
 * Starts a program behind its guard, in its own process group, and waits until it is ready. The program never
 * outlives this process, no matter how this process ends.
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const log = openLog(options.logFile);
  log.write(`\n--- ${new Date().toISOString()} ${options.program} ${options.args.join(' ')}\n`);
  const child = spawn(process.execPath, [guard, options.program, ...options.args], {
    env: options.env,
    cwd: options.cwd,
    // Ctrl-C signals the foreground process group. With a separate group for each program, the parent can
    // stop them in order.
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
      // The process group belongs only to this child and has the id of its guard. If the guard did not start,
      // there is no group to kill.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has already ended.
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
 * A log whose failures never stop the local environment. If the disk is full or the file is gone, the log
 * reports it once, and the output that could not be written is lost.
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
