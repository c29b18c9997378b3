import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';
import { type WorkerConfig, workerConfigs } from './worker-configs.ts';

/**
 * Maximum number of messages processed at once: the number of consumers that Cloudflare starts for a backlog
 * within its first seconds.
 */
export const messagesAtOnce = 20;

/**
 * Every Worker's configuration for local use. Cloudflare starts as many consumers of a queue as there are
 * waiting messages, each with its own batch; workerd runs one batch at a time. Locally, a queue of single
 * messages therefore delivers them as one batch, and its Worker processes them in parallel.
 */
export function localConfigs(): WorkerConfig[] {
  return workerConfigs().map((config) => {
    const toml = readFileSync(join(root, config.path), 'utf8');
    const local = toml.replaceAll(/^max_batch_size = 1$/gm, `max_batch_size = ${messagesAtOnce}`);
    if (local === toml) return config;
    const path = config.path.replace(/wrangler\.toml$/, 'wrangler.local.toml');
    // Several environments may start at once, but they all write the same content.
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== local) writeFileSync(file, local);
    return { ...config, path };
  });
}
