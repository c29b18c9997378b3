import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bin } from '../testing/step.ts';

/** The folder of a Worker that does nothing: what starting costs at the least. */
export function bareWorker(folder: string): string {
  const at = join(folder, 'bare');
  mkdirSync(at);
  writeFileSync(
    join(at, 'index.js'),
    "export default { fetch() { return new Response('bare'); } };",
  );
  return at;
}

/**
 * Milliseconds from the start of a workerd process to the first answer of the Worker built into
 * `folder`. It has no bindings there, so that answer may be a refusal; its modules have run by then.
 */
export async function timeStart(folder: string): Promise<number> {
  const config = join(folder, 'start.capnp');
  writeFileSync(config, capnp(folder));
  const began = performance.now();
  const workerd = spawn(bin('workerd'), ['serve', config, '--control-fd=3'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => workerd.once('exit', () => resolve()));
  const control = workerd.stdio[3];
  if (!control || !('readable' in control)) throw new Error('workerd has no control pipe.');
  const lines = createInterface({ input: control });
  try {
    const port = await Promise.race([
      new Promise<number>((resolve) => {
        lines.on('line', (line) => {
          const found = /"port":(\d+)/.exec(line)?.[1];
          if (found) resolve(Number(found));
        });
      }),
      ended.then(() => {
        throw new Error(`workerd did not start the Worker in ${folder}.`);
      }),
    ]);
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    await answer.arrayBuffer();
    return performance.now() - began;
  } finally {
    workerd.kill();
    await ended;
    lines.close();
  }
}

function capnp(folder: string): string {
  const modules = readdirSync(folder)
    .filter((name) => /\.(js|wasm)$/.test(name))
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map((name) => {
      const kind = name.endsWith('.wasm') ? 'wasm' : 'esModule';
      return `(name = "${name}", ${kind} = embed "${name}")`;
    });
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    compatibilityDate = "2026-10-01",
    compatibilityFlags = ["nodejs_compat"],
    modules = [${modules.join(', ')}],
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);`;
}
