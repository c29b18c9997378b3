import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../world/settings.ts';

/** What one step of the checks found. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  /** Shown in the summary, such as why the step was left out. */
  note?: string;
}

export const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** Runs a program from the root of the checkout with its output shown; answers its exit code. */
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

/** A step that a program either passes or fails as a whole. */
export async function pass(
  name: string,
  program: string,
  args: readonly string[],
): Promise<Outcome> {
  console.log(`\n▶ ${name}`);
  const ok = (await run(program, args)) === 0;
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}
