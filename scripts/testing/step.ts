import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../world/settings.ts';

/** The result of one step of the checks. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  /** An addition to the summary, such as the reason why the step was skipped. */
  note?: string;
}

export const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** Runs a program from the root of the checkout and shows its output. Returns its exit code. */
export function run(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a step that passes or fails as a whole. The program's output is printed when it has ended, so that
 * steps can run in parallel.
 */
export function pass(name: string, program: string, args: readonly string[]): Promise<Outcome> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const end = (isGood: boolean) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(
        `\n▶ ${name} (${seconds} s)\n${Buffer.concat(output).toString().trim()}`.trimEnd(),
      );
      resolve({ name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}
