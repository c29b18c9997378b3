import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

export interface WorkerConfig {
  /** Path of the wrangler.toml, relative to the root of the checkout. */
  path: string;
  name: string;
  crons: string[];
  /** The settings in the file, without secrets. */
  vars: Record<string, string>;
  /** Names of the other Workers that it calls, by binding name. */
  services: Record<string, string>;
}

/**
 * Every Worker's configuration. The site's configuration is first, because the first Worker gets the port.
 */
export function workerConfigs(): WorkerConfig[] {
  const paths = ['wrangler.toml', ...globSync('functions/*/wrangler.toml', { cwd: root }).sort()];
  return paths.map((path) => {
    const toml = readFileSync(join(root, path), 'utf8');
    const crons = /^crons = \[(.*)\]/m.exec(toml)?.[1] ?? '';
    const vars = /^\[vars\]\n((?:\w+ = ".*"\n)*)/m.exec(toml)?.[1] ?? '';
    const services = toml.matchAll(/^\[\[services\]\]\nbinding = "(.*)"\nservice = "(.*)"/gm);
    return {
      path,
      name: /^name = "(.*)"/m.exec(toml)?.[1] ?? '',
      crons: [...crons.matchAll(/"([^"]+)"/g)].map(([, cron = '']) => cron),
      vars: pairs(vars.matchAll(/^(\w+) = "(.*)"$/gm)),
      services: pairs(services),
    };
  });
}

const pairs = (found: Iterable<RegExpExecArray>): Record<string, string> =>
  Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
