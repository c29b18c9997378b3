import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildMailWordings } from '../../build-mail-wordings.ts';
import {
  readWranglerConfig,
  type WranglerConfig,
  withAbsolutePaths,
} from '../../deployment/wrangler-config.ts';
import { buildDriver } from '../../world/build-driver.ts';
import { messagesAtOnce } from '../../world/local-configs.ts';
import { root } from '../../world/settings.ts';
import { workerConfigs } from '../../world/worker-configs.ts';
import type { GateOptions } from './gated-worker.ts';
import { type ConnectionGate, openConnectionGate } from './open-connection-gate.ts';

const wrapper = fileURLToPath(new URL('gated-worker.ts', import.meta.url));

/** A gate with the configurations of the Workers behind it. */
export interface GatedWorkers {
  gate: ConnectionGate;
  configs: string[];
  close(): Promise<void>;
}

/** Opens a gate and writes configurations that use it. `close` closes the gate and removes the files. */
export async function openGatedWorkers(sources?: readonly string[]): Promise<GatedWorkers> {
  await buildDriver();
  await buildMailWordings();
  const gate = await openConnectionGate();
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-gated-'));
  return {
    gate,
    configs: gatedConfigs(folder, gate.url, sources),
    async close() {
      await gate.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Writes every Worker's configuration into `folder`, with an entry file that puts the Worker behind the gate
 * at `gateUrl`. Returns the paths of the configurations in the order of `sources`. Queues deliver batches of
 * the size set by `localConfigs`.
 */
function gatedConfigs(
  folder: string,
  gateUrl: string,
  sources: readonly string[] = workerConfigs().map(({ path }) => path),
): string[] {
  return sources.map((source) => {
    const written = readWranglerConfig(source);
    const config = withAbsolutePaths(written, dirname(join(root, source)));
    const { consumers = [], producers = [] } = config.queues ?? {};
    const isSingle = (one: { max_batch_size?: number | undefined }) => one.max_batch_size === 1;
    const options: GateOptions = {
      url: gateUrl,
      worker: config.name,
      singleMessageQueues: consumers.filter(isSingle).map(({ queue }) => queue),
    };
    const own = join(folder, config.name);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'index.js'), entryOf(resolve(own, config.main), options));
    const local: WranglerConfig = {
      ...config,
      main: 'index.js',
      ...(config.queues && {
        queues: {
          producers,
          consumers: consumers.map((one) =>
            isSingle(one) ? { ...one, max_batch_size: messagesAtOnce } : one,
          ),
        },
      }),
    };
    const path = join(own, 'wrangler.json');
    writeFileSync(path, JSON.stringify(local, null, 2));
    return path;
  });
}

const entryOf = (main: string, options: GateOptions): string => `
import { gated } from ${JSON.stringify(wrapper)};
import worker from ${JSON.stringify(main)};
export * from ${JSON.stringify(main)};
export default gated(worker, ${JSON.stringify(options)});
`;
