import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bin } from '#scripts/testing/step.ts';

/**
 * A built Worker and its bindings: text variables, and services, which are other Workers in the same process.
 */
export interface ServedWorker {
  name: string;
  /** The folder of the Worker's modules; `index.js` is the main one. */
  folder: string;
  texts?: Record<string, string>;
  services?: Record<string, string>;
}

/**
 * Starts Cloudflare's runtime with built Workers and no proxy in front of them. The first Worker listens on
 * the port. Workers may connect to databases on this machine. The configuration is written to `folder`.
 */
export async function startWorkerd(folder: string, workers: readonly ServedWorker[]) {
  const config = join(folder, 'serve.capnp');
  writeFileSync(config, configOf(workers));
  const child = spawn(bin('workerd'), ['serve', config, '--control-fd=3', '--import-path=/'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const control = child.stdio[3];
  if (!control || !('readable' in control)) throw new Error('workerd has no control pipe.');
  const lines = createInterface({ input: control });
  const listening = new Promise<number>((resolve) => {
    lines.on('line', (line) => {
      const port = /"port":(\d+)/.exec(line)?.[1];
      if (port) resolve(Number(port));
    });
  });
  const port = await Promise.race([listening, ended]);
  if (!port)
    throw new Error(`workerd did not start ${workers.map(({ name }) => name).join(', ')}.`);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await ended;
      lines.close();
    },
  };
}

function configOf(workers: readonly ServedWorker[]): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "internet", network = (allow = ["public", "private"])),
    ${workers.map(serviceOf).join(',\n    ')}
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "${workers[0]?.name}")],
);`;
}

function serviceOf({ name, folder, texts = {}, services = {} }: ServedWorker): string {
  const modules = readdirSync(folder)
    .filter((file) => /\.(js|wasm)$/.test(file))
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map((file) => {
      const kind = file.endsWith('.wasm') ? 'wasm' : 'esModule';
      return `(name = "${file}", ${kind} = embed "${join(folder, file)}")`;
    });
  const bindings = [
    ...Object.entries(texts).map(
      ([key, text]) => `(name = "${key}", text = ${JSON.stringify(text)})`,
    ),
    ...Object.entries(services).map(([key, to]) => `(name = "${key}", service = "${to}")`),
  ];
  return `(name = "${name}", worker = (
      compatibilityDate = "2026-10-01",
      compatibilityFlags = ["nodejs_compat"],
      modules = [${modules.join(', ')}],
      bindings = [${bindings.join(', ')}],
    ))`;
}
