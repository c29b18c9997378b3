import { spawn } from 'node:child_process';

// Runs between the local environment and one of its programs: `node guard.ts <program> <arguments…>`. The
// guard runs in its own process group. The parent has the other end of standard input open. When that end
// closes, because the parent stopped or was killed, the guard stops the program and everything it started.

const timeoutMs = 4_000;
const [program = '', ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
let stopping = false;

/** Kills the whole process group: this process, the program and everything that it left behind. */
function endGroup(code: number): void {
  process.exitCode = code;
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.exit(code);
  }
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  child.kill('SIGTERM');
  setTimeout(() => endGroup(1), timeoutMs);
}

child.on('error', (error) => {
  console.error(`${program} does not start: ${error.message}`);
  process.exit(127);
});
child.on('exit', (code) => endGroup(code ?? 1));
process.stdin.on('end', stop).on('close', stop).on('error', stop).resume();
// If no process reads the output any more, the program must still not be killed in the middle of a write.
process.stdout.on('error', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
