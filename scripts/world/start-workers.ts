import { join } from 'node:path';
import { type Child, startChild } from '../processes/start-child.ts';
import { localConfigs } from './local-configs.ts';
import { root } from './settings.ts';

const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js');

export interface WorkersOptions {
  /** 0 lets the system choose. */
  port: number;
  dataDir: string;
  /** Values for the secrets and settings named in the configurations. */
  bindings: Record<string, string>;
  logFile: string;
  /** Paths of their configurations, the site's first; without it, those of `localConfigs`. */
  configs?: readonly string[];
}

/**
 * Starts all Workers in one `wrangler dev`; `ready` is their address. Their settings are environment
 * variables, the only way to reach every Worker of a multi-Worker session.
 */
export function startWorkers(options: WorkersOptions): Promise<Child> {
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
      // Environments on one machine must not find each other's Workers.
      WRANGLER_REGISTRY_PATH: join(options.dataDir, 'registry'),
      WRANGLER_LOG_PATH: join(options.dataDir, 'logs'),
    },
    logFile: options.logFile,
    ready: /Ready on (http:\/\/\S+)/,
    readyWithinMs: 90_000,
  });
}
