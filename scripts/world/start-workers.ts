import { join } from 'node:path';
import { buildMailWordings } from '../build-mail-wordings.ts';
import { type Child, startChild } from '../processes/start-child.ts';
import { buildDriver } from './build-driver.ts';
import { localConfigs } from './local-configs.ts';
import { root } from './settings.ts';

const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js');

export interface WorkersOptions {
  /** With 0, the system chooses a free port. */
  port: number;
  dataDir: string;
  /** Values for the secrets and settings that the configurations name. */
  bindings: Record<string, string>;
  logFile: string;
  /** Paths of the Workers' configurations, the site's first; defaults to those of `localConfigs`. */
  configs?: readonly string[];
}

/**
 * Starts all Workers in one `wrangler dev`; `ready` is their address. Their settings are passed as
 * environment variables, because no other way reaches every Worker of a session.
 */
export async function startWorkers(options: WorkersOptions): Promise<Child> {
  await buildDriver();
  await buildMailWordings();
  const configs = options.configs ?? localConfigs().map(({ path }) => path);
  return startChild({
    name: 'The Workers (wrangler dev)',
    program: process.execPath,
    args: [
      wrangler,
      'dev',
      ...configs.flatMap((path) => ['-c', path]),
      '--ip=127.0.0.1',
      `--port=${options.port}`,
      '--inspector-port=0',
      `--persist-to=${join(options.dataDir, 'workers')}`,
      '--show-interactive-dev-session=false',
      '--log-level=info',
    ],
    cwd: root,
    env: {
      ...process.env,
      ...options.bindings,
      CI: '1',
      FORCE_COLOR: '0',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
      // Environments on the same machine must not connect to each other's Workers.
      WRANGLER_REGISTRY_PATH: join(options.dataDir, 'registry'),
      WRANGLER_LOG_PATH: join(options.dataDir, 'logs'),
    },
    logFile: options.logFile,
    ready: /Ready on (http:\/\/\S+)/,
    readyWithinMs: 90_000,
  });
}
